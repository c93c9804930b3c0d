//! What the window knows of the phones in the class. The server that they vote on belongs to the app.

/// Whether phones may vote. They are off at the start of every lesson.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum ClassPhones {
    #[default]
    Off,
    /// The teacher is asked which network the phones are in.
    Asked(AskedPhones),
    On(PhonesOn),
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct AskedPhones {
    /// The networks of this computer, the likeliest first.
    pub networks: Vec<Network>,
    /// The index of the chosen one.
    pub chosen: usize,
    /// Whether numbers are typed on the phones; else all choose from the answers of the slide.
    pub typing: bool,
    /// Whether phones also ask how sure their owners are.
    pub sure: bool,
    pub wifi: Wifi,
    /// The address of the app on the web, where the teacher has one.
    pub web: String,
    /// Why they could not be turned on, in the words of the system.
    pub failed: Option<String>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Network {
    /// The name that the system gives it: `wlan0`, `Ethernet 2`.
    pub name: String,
    /// The address of this computer in it.
    pub address: String,
    pub kind: NetworkKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NetworkKind {
    Usual,
    /// Of a program, such as a virtual machine: phones are seldom in it.
    Virtual,
    /// This computer alone, to try it out.
    Own,
}

/// The name and the password of a wifi, as the teacher typed them. They are kept nowhere.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Wifi {
    pub name: String,
    pub password: String,
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct PhonesOn {
    /// The address that phones open.
    pub address: String,
    /// When they were turned on, in seconds of the window.
    pub since: f64,
    /// Whether the slide that leads phones here is shown.
    pub shown: bool,
    pub wifi: Wifi,
    /// Whether numbers are typed on the phones.
    pub typing: bool,
    /// Whether phones also ask how sure their owners are.
    pub sure: bool,
    /// The address of the app on the web, if there is one: where to practise the same exercises.
    pub web: Option<String>,
    /// The number of phones that were heard of lately.
    pub present: usize,
    /// Whether this computer has left the network.
    pub lost: bool,
    /// Whether any phone has come so far.
    pub reached: bool,
    /// Whether one device has tried to cast more votes than a family has phones.
    pub crowded: bool,
}

impl ClassPhones {
    /// The phones, if they may vote.
    pub const fn on(&self) -> Option<&PhonesOn> {
        match self {
            Self::On(on) => Some(on),
            Self::Off | Self::Asked(_) => None,
        }
    }

    /// The question which network they are in, while it is open.
    pub const fn asked_mut(&mut self) -> Option<&mut AskedPhones> {
        match self {
            Self::Asked(asked) => Some(asked),
            Self::Off | Self::On(_) => None,
        }
    }
}

impl Wifi {
    /// What a code says so that a phone joins the wifi; `None` without a name.
    pub fn code(&self) -> Option<String> {
        let name = escaped(self.name.trim());
        let password = escaped(&self.password);
        let code = match password.is_empty() {
            true => format!("WIFI:T:nopass;S:{name};;"),
            false => format!("WIFI:T:WPA;S:{name};P:{password};;"),
        };
        (!name.is_empty()).then_some(code)
    }
}

/// The address of the app on the web, as typed: with what begins an address, and without what follows
/// it. `None` if nothing is typed.
pub fn web_address(typed: &str) -> Option<String> {
    let address = typed.split('#').next().unwrap_or_default().trim();
    let whole = ["https://", "http://"]
        .iter()
        .any(|start| address.starts_with(start));
    let address = match whole {
        true => address.to_owned(),
        false => format!("https://{address}"),
    };
    (address.len() > "https://".len()).then_some(address)
}

/// Marks have a meaning in the code, unless a backslash is before them.
fn escaped(words: &str) -> String {
    let mut escaped = String::new();
    for letter in words.chars() {
        if matches!(letter, '\\' | ';' | ',' | ':' | '"') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_the_web_is_made_whole() {
        assert_eq!(web_address(" "), None);
        let whole = Some("https://bridge.example/app/".to_owned());
        assert_eq!(web_address("bridge.example/app/"), whole);
        assert_eq!(web_address(" https://bridge.example/app/#/it/home"), whole);
        assert_eq!(
            web_address("javascript:1"),
            Some("https://javascript:1".to_owned())
        );
    }

    #[test]
    fn a_wifi_is_written_as_phones_read_it() {
        let wifi = |name: &str, password: &str| Wifi {
            name: name.into(),
            password: password.into(),
        };
        assert_eq!(wifi(" ", "x").code(), None);
        let code = |name, password| wifi(name, password).code().expect("a name");
        assert_eq!(code("Bridge", ""), "WIFI:T:nopass;S:Bridge;;");
        let marks = code("Circolo; sala", "a:b\\c");
        assert_eq!(marks, r"WIFI:T:WPA;S:Circolo\; sala;P:a\:b\\c;;");
    }
}
