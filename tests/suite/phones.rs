//! The server on which a class votes, asked over real connections from many addresses.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use std::collections::BTreeMap;

use arbitro::course::classroom::room::{Phone, Round, Vote};
use arbitro::i18n::{Catalog, Locale};
use arbitro::phones::{Phones, Question, Sent, Way, Words, addresses, sent};
use proptest::prelude::*;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

const ROUND: Round = Round {
    question: 0,
    part: 0,
    vote: 0,
};

fn question() -> Question {
    Question {
        words: Locale::BASES.map(|base| Words {
            prompt: format!("How many? {}", base.tag()),
            options: ["50", "100", "620"].map(str::to_owned).to_vec(),
        }),
        sure: true,
        way: Way::Letter,
        teams: false,
    }
}

/// A class in front of a server, and how often the server woke the window.
struct Class {
    phones: Phones,
    host: SocketAddr,
    path: String,
    woken: Arc<AtomicUsize>,
}

fn class() -> Class {
    let woken = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&woken);
    let catalogs = Locale::BASES.map(Catalog::new);
    let wake = move || {
        counted.fetch_add(1, Ordering::Relaxed);
    };
    let phones = Phones::start(Ipv4Addr::LOCALHOST.into(), &catalogs, wake).expect("a server");
    let address = phones.address();
    let address = address.strip_prefix("http://").expect("an address");
    let (host, token) = address.split_once('/').expect("a token");
    assert_eq!(token.len(), 10);
    Class {
        host: host.parse().expect("an address"),
        path: format!("/{token}"),
        phones,
        woken,
    }
}

/// A phone's own address on this computer.
fn address(number: usize) -> Ipv4Addr {
    let [_, _, high, low] = (number as u32 + 256).to_be_bytes();
    Ipv4Addr::new(127, 1, high, low)
}

async fn connect(from: Ipv4Addr, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind(SocketAddr::new(from.into(), 0))
        .expect("an address");
    socket.connect(to).await.expect("a connection")
}

impl Class {
    /// The status and the whole of an answer to these bytes; `None` if there is none.
    async fn raw(&self, from: usize, request: &[u8]) -> Option<(u16, String)> {
        let mut stream = connect(address(from), self.host).await;
        stream.write_all(request).await.ok()?;
        let mut answer = Vec::new();
        // What came before the connection was cut off counts.
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split(' ').nth(1)?.parse().ok()?;
        Some((status, answer))
    }

    async fn ask(&self, from: usize, request: &str, headers: &str, body: &str) -> (u16, String) {
        let (host, length) = (self.host, body.len());
        let request = format!(
            "{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Length: {length}\r\n{headers}\r\n{body}"
        );
        self.raw(from, request.as_bytes()).await.expect("an answer")
    }

    fn counts(&self) -> BTreeMap<i32, usize> {
        let mut counts = BTreeMap::new();
        for vote in self.phones.votes(ROUND) {
            *counts.entry(vote.answer).or_default() += 1;
        }
        counts
    }

    async fn vote(&self, from: usize, phone: u128, number: usize, answer: i32) -> u16 {
        let request = format!("POST {}/vote", self.path);
        let body = format!("{number} {answer} {phone:032x} s -");
        self.ask(from, &request, "", &body).await.0
    }

    async fn state(&self, from: usize, phone: u128, seen: u64) -> Value {
        let path = &self.path;
        let request = format!("GET {path}/state?seen={seen}&phone={phone:032x}&lang=fr-CH");
        let (status, answer) = self.ask(from, &request, "", "").await;
        assert_eq!(status, 200, "{answer}");
        let body = answer.split_once("\r\n\r\n").expect("a body").1;
        serde_json::from_str(body).expect("a state")
    }
}

fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.expect("a runtime").block_on(test);
}

#[test]
fn the_page_is_small_and_asks_for_nothing() {
    run(async {
        let class = class();
        let (status, answer) = class.ask(0, &format!("GET {}", class.path), "", "").await;
        assert_eq!(status, 200);
        let (head, page) = answer.split_once("\r\n\r\n").expect("a body");
        assert!(page.len() <= 20 * 1024, "{} bytes", page.len());
        let head = head.to_lowercase();
        for wanted in ["default-src 'none'", "nosniff", "no-referrer", "no-store"] {
            assert!(head.contains(wanted), "{wanted} in {head}");
        }
        assert!(
            !head.contains("unsafe") && !head.contains("access-control"),
            "{head}"
        );
        for tag in ["src=", "href=", "@import", "url(", "@NONCE@", "@TEXTS@"] {
            assert!(!page.contains(tag), "{tag}");
        }
        for base in Locale::BASES {
            let waits = Catalog::new(base).text("phones-waiting");
            assert!(page.contains(&waits), "{waits}");
        }
        let nonce = |page: &str| page.split("nonce=\"").nth(1).map(|it| it[..32].to_owned());
        let (_, again) = class.ask(0, &format!("GET {}", class.path), "", "").await;
        assert_ne!(nonce(page), nonce(&again));
    });
}

#[test]
fn only_phones_of_the_class_are_answered() {
    run(async {
        let class = class();
        let path = class.path.clone();
        let state = format!("{path}/state?seen=0&phone={:032x}&lang=it", 7);
        let (get, post) = (format!("GET {state}"), format!("POST {path}/vote"));
        let long = format!("X-Long: {}\r\n", "x".repeat(5000));
        let cases: [(&str, &str, &str, u16); 17] = [
            (&get, "", "", 200),
            ("GET /", "", "", 404),
            ("GET /favicon.ico", "", "", 404),
            ("GET /AAAAAAAAAA", "", "", 404),
            ("GET /../../etc/passwd", "", "", 404),
            (&format!("GET {path}/../../etc/passwd"), "", "", 404),
            (&format!("GET {path}/%2e%2e/passwd"), "", "", 404),
            (&format!("GET {}", path.to_lowercase()), "", "", 404),
            (&format!("POST {path}"), "", "", 405),
            (&format!("GET {path}/vote"), "", "", 405),
            (&get, "Origin: http://evil.example\r\n", "", 403),
            (&get, "Origin: null\r\n", "", 403),
            (&get, &long, "", 431),
            (
                &format!("GET {path}/state?seen=x&phone=1&lang=it"),
                "",
                "",
                400,
            ),
            (
                &format!("GET {path}/state?seen=0&phone=1&lang=it"),
                "",
                "",
                400,
            ),
            (&post, "", "a vote", 400),
            (&post, "", &"9".repeat(200), 413),
        ];
        for (at, (request, headers, body, wanted)) in cases.into_iter().enumerate() {
            let (status, answer) = class.ask(at, request, headers, body).await;
            assert_eq!(status, wanted, "{request} {headers:.40} {answer}");
        }
        let own = format!("Origin: http://{}\r\n", class.host);
        assert_eq!(class.ask(40, &get, &own, "").await.0, 200);
        for host in ["evil.example", "localhost:8177", "127.0.0.1", ""] {
            let request = format!("{get} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            let answer = class.raw(41, request.as_bytes()).await;
            let status = answer.map_or(400, |it| it.0);
            assert!([400, 421].contains(&status), "{host}: {status}");
        }
        // A head or a body too long to be read is not answered, or with an error.
        let endless = [b"GET / HTTP/1.1\r\nX: ".as_slice(), &[b'x'; 100_000]].concat();
        let answer = class.raw(42, &endless).await;
        assert!(answer.is_none_or(|(status, _)| status == 431));
        let announced = "Content-Length: 999999999\r\n";
        let request = format!(
            "{post} HTTP/1.1\r\nHost: {}\r\n{announced}\r\n9 9",
            class.host
        );
        let answer = class.raw(43, request.as_bytes()).await.expect("an answer");
        assert_eq!(answer.0, 413);
    });
}

#[test]
fn a_phone_hears_what_is_on_the_wall_and_its_own_answer() {
    run(async {
        let class = class();
        let before = class.state(1, 1, 0).await;
        assert_eq!(
            (&before["round"], &before["open"]),
            (&Value::Null, &false.into())
        );
        assert!(class.woken.load(Ordering::Relaxed) > 0, "a phone has come");
        class.phones.open(ROUND, 0..=2, question());
        for (phone, answer) in [(1, 2), (2, 2), (3, 0)] {
            assert_eq!(class.vote(phone, phone as u128, 0, answer).await, 204);
        }
        // A second tab, and a reload, are the same phone.
        assert_eq!(class.vote(1, 1, 0, 1).await, 204);
        let told = class.state(1, 1, 0).await;
        let wanted = serde_json::json!({
            "version": told["version"], "round": 0, "open": true, "prompt": "How many? fr",
            "way": "letter", "options": ["50", "100", "620"], "sure": true, "teams": false, "answer": 1,
            "own_sure": true, "link": null,
        });
        assert_eq!(
            told, wanted,
            "nothing about others, nor about what is right"
        );
        assert_eq!(class.phones.present(), 3);
        class.phones.close();
        assert_eq!(class.vote(1, 1, 0, 0).await, 409);
        assert_eq!(class.vote(1, 1, 1, 0).await, 409);
        assert_eq!(class.vote(9, 9, 0, 0).await, 409);
        let told = class.state(1, 1, 0).await;
        assert_eq!((&told["open"], &told["answer"]), (&false.into(), &1.into()));
        let counts: Vec<_> = class.counts().into_iter().collect();
        assert_eq!(counts, [(0, 1), (1, 1), (2, 1)]);
    });
}

#[test]
fn a_waiting_phone_hears_of_a_new_round_at_once() {
    run(async {
        let class = class();
        let version = class.state(1, 1, 0).await["version"]
            .as_u64()
            .expect("a version");
        let began = Instant::now();
        let (told, ()) = tokio::join!(class.state(1, 1, version), async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            class.phones.open(ROUND, 0..=2, question());
        });
        assert_eq!(told["open"], true);
        let waited = began.elapsed();
        assert!(waited >= Duration::from_millis(300) && waited < Duration::from_secs(15));
        // While a phone waits, the question is replaced.
        let version = told["version"].as_u64().expect("a version");
        let other = Round {
            question: 1,
            ..ROUND
        };
        let (told, ()) = tokio::join!(class.state(1, 1, version), async {
            class.phones.open(other, 0..=1, question());
        });
        assert_eq!((&told["round"], &told["answer"]), (&1.into(), &Value::Null));
    });
}

#[test]
fn one_device_cannot_take_the_place_of_a_class() {
    run(async {
        let class = class();
        class.phones.open(ROUND, 0..=2, question());
        for phone in 1..=3 {
            assert_eq!(class.vote(1, phone, 0, 1).await, 204);
        }
        assert!(!class.phones.crowded());
        assert_eq!(class.vote(1, 4, 0, 1).await, 429);
        assert!(class.phones.crowded());
        // Whoever has voted may change, and the next round is a new one.
        assert_eq!(class.vote(1, 2, 0, 2).await, 204);
        class
            .phones
            .open(Round { vote: 1, ..ROUND }, 0..=2, question());
        assert_eq!(class.vote(1, 4, 1, 1).await, 204);
        // A flood from one address is refused, and another phone does not notice.
        let mut statuses = Vec::new();
        for _ in 0..60 {
            statuses.push(class.ask(2, "GET /", "", "").await.0);
        }
        assert!(
            statuses.contains(&404) && statuses.contains(&429),
            "{statuses:?}"
        );
        assert_eq!(class.vote(3, 5, 1, 1).await, 204);
        // More connections than a browser has are dropped.
        let mut held = Vec::new();
        for _ in 0..6 {
            held.push(connect(address(4), class.host).await);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        let mut more = connect(address(4), class.host).await;
        let read = more.read(&mut [0; 8]).await;
        assert!(read.is_err() || read.is_ok_and(|bytes| bytes == 0));
        assert_eq!(class.vote(5, 6, 1, 1).await, 204);
    });
}

#[test]
fn two_hundred_phones_vote_at_once() {
    run(async {
        let class = Arc::new(class());
        class.phones.open(ROUND, 0..=2, question());
        let mut phones = JoinSet::new();
        for phone in 0..200 {
            let class = Arc::clone(&class);
            phones.spawn(async move {
                let told = class.state(phone, phone as u128, 0).await;
                assert_eq!(told["open"], true);
                class
                    .vote(phone, phone as u128, 0, (phone % 3) as i32)
                    .await
            });
        }
        while let Some(status) = phones.join_next().await {
            assert_eq!(status.expect("a phone"), 204);
        }
        let counts: Vec<_> = class.counts().into_iter().collect();
        assert_eq!(counts, [(0, 67), (1, 67), (2, 66)]);
        assert_eq!(class.phones.present(), 200);
    });
}

#[test]
fn slow_requests_end_and_do_not_keep_others_out() {
    run(async {
        let class = class();
        class.phones.open(ROUND, 0..=2, question());
        let mut slow = Vec::new();
        for number in 0..240 {
            let mut stream = connect(address(number / 6), class.host).await;
            let half = stream.write_all(b"GET / HTTP/1.1\r\nHost: ").await;
            half.expect("half a head");
            slow.push(stream);
        }
        let began = Instant::now();
        assert_eq!(class.vote(100, 1, 0, 1).await, 204);
        let head = format!(
            "POST {}/vote HTTP/1.1\r\nHost: {}\r\nContent-Length: 40\r\n\r\n0 1",
            class.path, class.host
        );
        let (status, _) = class.raw(101, head.as_bytes()).await.expect("an answer");
        assert_eq!(status, 408);
        assert!(began.elapsed() < Duration::from_secs(15));
        // The heads have had their time as well.
        for stream in &mut slow {
            let mut rest = Vec::new();
            let _ = stream.read_to_end(&mut rest).await;
        }
        assert!(began.elapsed() < Duration::from_secs(20));
    });
}

#[test]
fn nothing_is_left_when_it_is_turned_off() {
    run(async {
        let class = class();
        let version = class.state(1, 1, 0).await["version"]
            .as_u64()
            .expect("a version");
        let path = format!(
            "GET {}/state?seen={version}&phone={:032x}&lang=it",
            class.path, 1
        );
        let request = format!("{path} HTTP/1.1\r\nHost: {}\r\n\r\n", class.host);
        let mut waits = connect(address(1), class.host).await;
        waits
            .write_all(request.as_bytes())
            .await
            .expect("a request");
        tokio::time::sleep(Duration::from_millis(200)).await;
        let (host, path) = (class.host, class.path.clone());
        drop(class);
        let mut rest = Vec::new();
        let _ = waits.read_to_end(&mut rest).await;
        assert_eq!(rest, b"", "a waiting phone is let go");
        // Another test may have taken the port meanwhile.
        if let Ok(mut other) = TcpStream::connect(host).await {
            let request =
                format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            let _ = other.write_all(request.as_bytes()).await;
            let mut answer = String::new();
            let _ = other.read_to_string(&mut answer).await;
            assert!(!answer.contains(" 200 "), "{answer}");
        }
    });
}

#[test]
fn this_computer_is_the_last_of_its_addresses() {
    let all = addresses().expect("addresses");
    assert_eq!(
        all.last().map(|own| own.address),
        Some(IpAddr::V4(Ipv4Addr::LOCALHOST))
    );
}

#[test]
fn a_vote_is_five_words() {
    let phone = "000000000000000000000000000000ff";
    let read = |body: &str| sent(body.as_bytes());
    let wanted = |sure, team| Sent {
        round: 3,
        phone: Phone(255),
        vote: Vote {
            answer: -620,
            sure,
            team,
        },
    };
    let vote = |end: &str| read(&format!("3 -620 {phone} {end}"));
    assert_eq!(vote("- -"), Some(wanted(None, None)));
    assert_eq!(vote("s A"), Some(wanted(Some(true), Some(0))));
    assert_eq!(vote("u B"), Some(wanted(Some(false), Some(1))));
    for broken in [
        String::new(),
        format!("3 620 {phone}"),
        format!("3 620 {phone} - - -"),
        format!("3  620 {phone} - -"),
        format!("-1 620 {phone} - -"),
        format!("3 99999999999 {phone} - -"),
        format!("3 620 +{} - -", &phone[1..]),
        format!("3 620 {phone}0 - -"),
        format!("3 620 {phone} - -\n"),
        format!("3 620 {phone} x -"),
        format!("3 620 {phone} - C"),
    ] {
        assert_eq!(read(&broken), None, "{broken:?}");
    }
}

proptest! {
    #[test]
    fn any_vote_is_read_or_refused(body in any::<Vec<u8>>()) {
        if let Some(read) = sent(&body) {
            let (vote, phone) = (read.vote, read.phone.0);
            let sure = vote.sure.map_or("-", |sure| if sure { "s" } else { "u" });
            let team = vote.team.map_or("-", |team| ["A", "B"][team]);
            let again = format!("{} {} {phone:032x} {sure} {team}", read.round, vote.answer);
            prop_assert_eq!(sent(again.as_bytes()), Some(read));
        }
    }
}
