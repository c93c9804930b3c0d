//! The addresses of this computer that phones may reach.

use std::io;
use std::net::IpAddr;

/// An address of this computer, and the network that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Own {
    /// The name that the system gives the network: `wlan0`, `Ethernet 2`.
    pub name: String,
    /// The address.
    pub address: IpAddr,
    /// Whether a program has made the network, such as a virtual machine or a VPN.
    pub is_virtual: bool,
}

/// How the names of networks begin that programs have made.
const VIRTUAL: [&str; 18] = [
    "br-",
    "cni",
    "docker",
    "flannel",
    "hyper-v",
    "lxc",
    "lxd",
    "npcap",
    "podman",
    "ppp",
    "tailscale",
    "tap",
    "tun",
    "utun",
    "veth",
    "vethernet",
    "wg",
    "zt",
];

/// Parts of the names of such networks, wherever they stand.
const WITHIN: [&str; 5] = ["virtual", "vbox", "virbr", "vmnet", "vmware"];

/// The addresses of this computer, those that phones can most likely reach first: of its own networks,
/// private ones before public ones; then of programs'; and at the end the one that only this computer
/// reaches. Those that a system takes when nobody gave it one are left out.
///
/// # Errors
///
/// The system does not say.
pub fn addresses() -> io::Result<Vec<Own>> {
    let all = if_addrs::get_if_addrs()?.into_iter().map(|it| Own {
        is_virtual: is_virtual(&it.name),
        address: it.ip(),
        name: it.name,
    });
    Ok(ranked(all))
}

fn ranked(all: impl Iterator<Item = Own>) -> Vec<Own> {
    // Four numbers can be typed; an address of the newer kind cannot.
    let mut known: Vec<Own> = all
        .filter(|own| match own.address {
            IpAddr::V4(address) => !address.is_link_local() && !address.is_unspecified(),
            IpAddr::V6(_) => false,
        })
        .collect();
    known.sort_by_key(|own| {
        let private = matches!(own.address, IpAddr::V4(address) if address.is_private());
        (own.address.is_loopback(), own.is_virtual, !private)
    });
    known.dedup_by_key(|own| own.address);
    known
}

fn is_virtual(name: &str) -> bool {
    let name = name.to_lowercase();
    VIRTUAL.iter().any(|start| name.starts_with(start))
        || WITHIN.iter().any(|part| name.contains(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_network_of_the_room_comes_first() {
        let own = |name: &str, address: &str| Own {
            name: name.to_owned(),
            address: address.parse().expect("an address"),
            is_virtual: is_virtual(name),
        };
        let all = [
            own("lo", "127.0.0.1"),
            own("docker0", "172.17.0.1"),
            own("eth1", "169.254.3.4"),
            own("eth0", "203.0.113.9"),
            own("vEthernet (Default Switch)", "172.28.0.1"),
            own("VirtualBox Host-Only Network", "192.168.56.1"),
            own("wlan0", "192.168.1.20"),
            own("wlan0", "fe80::1"),
        ];
        let order: Vec<_> = ranked(all.into_iter())
            .into_iter()
            .map(|it| it.name)
            .collect();
        let wanted = [
            "wlan0",
            "eth0",
            "docker0",
            "vEthernet (Default Switch)",
            "VirtualBox Host-Only Network",
            "lo",
        ];
        assert_eq!(order, wanted);
    }
}
