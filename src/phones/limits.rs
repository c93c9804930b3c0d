//! The bounds on what phones may ask, so that one device cannot take the place of a class.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use crate::course::classroom::room::Phone;

/// The most connections in all, and from one address: a browser opens six.
pub const CONNECTIONS: usize = 600;
pub const OF_ONE: usize = 6;

/// The most phones of one address that vote in a round: a family behind one hotspot.
pub const PHONES: usize = 3;

/// The requests of an address in a second, and how many it may save up: a page makes a few at once.
const RATE: f64 = 10.0;
const BURST: f64 = 20.0;

/// The most bytes of a request's head, and of its body.
pub const HEAD: usize = 4 * 1024;
pub const BODY: usize = 64;

/// How long a head or a body may take in all, and how long a phone waits for news.
pub const SLOWEST: Duration = Duration::from_secs(5);
pub const WAIT: Duration = Duration::from_secs(20);

/// A phone that has not asked for this long is gone: twice the wait.
pub const GONE: Duration = Duration::from_secs(40);

/// The most addresses and phones that are remembered. More would not fit into a room.
pub const MOST: usize = 1024;

/// What is remembered of the devices, by address.
#[derive(Debug, Default)]
pub struct Devices(BTreeMap<IpAddr, Device>);

#[derive(Debug)]
struct Device {
    connections: usize,
    /// The requests it may make now.
    allowed: f64,
    at: Instant,
    /// The phones that have voted from it, each with the number of the last round.
    voted: BTreeMap<Phone, usize>,
}

impl Devices {
    /// Counts a new connection, if the address may have another.
    pub fn connect(&mut self, from: IpAddr, now: Instant) -> bool {
        let Some(device) = self.device(from, now) else {
            return false;
        };
        let free = device.connections < OF_ONE;
        device.connections += usize::from(free);
        free
    }

    /// A connection has ended.
    pub fn disconnect(&mut self, from: IpAddr) {
        if let Some(device) = self.0.get_mut(&from) {
            device.connections = device.connections.saturating_sub(1);
        }
    }

    /// Counts a request, unless there were too many.
    pub fn request(&mut self, from: IpAddr, now: Instant) -> bool {
        let Some(device) = self.device(from, now) else {
            return false;
        };
        let since = now.saturating_duration_since(device.at).as_secs_f64();
        device.allowed = (device.allowed + since * RATE).min(BURST);
        device.at = now;
        let may = device.allowed >= 1.0;
        device.allowed -= f64::from(u8::from(may));
        may
    }

    /// Whether a phone may vote from this address in a round.
    pub fn may_vote(&self, from: IpAddr, phone: Phone, round: usize) -> bool {
        let Some(device) = self.0.get(&from) else {
            return true;
        };
        let others = device.voted.iter();
        let others = others.filter(|(it, at)| **it != phone && **at == round);
        others.count() < PHONES
    }

    /// A phone has voted from this address in a round.
    pub fn voted(&mut self, from: IpAddr, phone: Phone, round: usize, now: Instant) {
        if let Some(device) = self.device(from, now) {
            device.voted.retain(|_, at| *at == round);
            device.voted.insert(phone, round);
        }
    }

    /// The device of an address; `None` if there are too many to remember.
    fn device(&mut self, from: IpAddr, now: Instant) -> Option<&mut Device> {
        if self.0.len() >= MOST && !self.0.contains_key(&from) {
            let rests = |it: &Device| now.saturating_duration_since(it.at) > GONE;
            self.0.retain(|_, it| it.connections > 0 || !rests(it));
            if self.0.len() >= MOST {
                return None;
            }
        }
        Some(self.0.entry(from).or_insert_with(|| Device {
            connections: 0,
            allowed: BURST,
            at: now,
            voted: BTreeMap::new(),
        }))
    }
}
