//! How much a class of phones asks of this computer.
//!
//! ```text
//! cargo run --release --example phones -- [PHONES]
//! ```
//!
//! Starts the server in a process of its own and phones in this one (200 unless told otherwise), each
//! with an address of its own. In eight rounds every phone waits for the question and votes. Prints
//! how long a vote took, how many were refused, the memory and the threads of the server; then how
//! long an honest phone waits beside 600 half-open requests; then what is left when it is turned off.
//! Linux: the whole of 127.0.0.0/8 is this computer.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, io, thread};

use anyhow::{Context as _, Result, ensure};
use arbitro::course::classroom::room::Round;
use arbitro::i18n::{Catalog, Locale};
use arbitro::phones::{Phones, Question, Way, Words};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

const ROUNDS: usize = 8;

fn main() -> Result<()> {
    match env::args().nth(1).as_deref() {
        Some("--serve") => serve(),
        Some(phones) => measure(phones.parse().context("how many phones?")?),
        None => measure(200),
    }
}

/// Serves until its input ends: each line opens the next round.
fn serve() -> Result<()> {
    let catalogs = Locale::BASES.map(Catalog::new);
    let phones = Phones::start(Ipv4Addr::LOCALHOST.into(), &catalogs, || {})?;
    println!("{}", phones.address());
    for (line, question) in io::stdin().lines().zip(0..) {
        line?;
        let round = Round {
            question,
            part: 0,
            vote: 0,
        };
        let words = Words {
            prompt: "How many points?".to_owned(),
            options: ["170", "420", "620", "650"].map(str::to_owned).to_vec(),
        };
        let question = Question {
            words: [words.clone(), words.clone(), words.clone(), words],
            sure: false,
            way: Way::Letter,
            teams: false,
        };
        phones.open(round, 0..=3, question);
    }
    drop(phones);
    println!("off");
    // Long enough to be looked at.
    thread::sleep(Duration::from_secs(2));
    Ok(())
}

#[tokio::main(flavor = "current_thread")]
async fn measure(phones: usize) -> Result<()> {
    let mut server = Command::new(env::current_exe()?)
        .arg("--serve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = server.stdin.take().context("its input")?;
    let mut output = BufReader::new(server.stdout.take().context("its output")?);
    let mut line = String::new();
    output.read_line(&mut line)?;
    let address = line.trim().strip_prefix("http://").context("an address")?;
    let (host, path) = address.split_once('/').context("a path")?;
    let (host, path): (SocketAddr, String) = (host.parse()?, format!("/{path}"));
    let before = status(&server, "VmRSS")?;

    let mut taken = Vec::new();
    let mut refused = 0;
    let mut heard = Duration::ZERO;
    for round in 0..ROUNDS {
        let mut class = JoinSet::new();
        let began = Instant::now();
        writeln!(input)?;
        for phone in 0..phones {
            class.spawn(vote(host, path.clone(), phone, round, began));
        }
        while let Some(voted) = class.join_next().await {
            let (status, took, after) = voted??;
            taken.push(took);
            refused += usize::from(status != 204);
            heard = heard.max(after);
        }
        // A person cannot vote more often than this.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    taken.sort();
    let at = |share: usize| taken[(taken.len() - 1) * share / 100];
    println!(
        "{} votes of {phones} phones, {refused} refused",
        taken.len()
    );
    println!(
        "a vote: {:.0?} in the middle, {:.0?} for 99 of 100",
        at(50),
        at(99)
    );
    println!("the question on all phones: at most {heard:.0?}");
    let after = status(&server, "VmRSS")?;
    println!(
        "memory: {before} before, {after} after; threads {}",
        status(&server, "Threads")?
    );

    let mut held = Vec::new();
    for number in 0..620 {
        let mut stream = connect(number / 6, host).await?;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: ").await?;
        held.push(stream);
    }
    let began = Instant::now();
    let (status_of_page, _) = ask(host, 250, &format!("GET {path}"), "").await?;
    ensure!(
        status_of_page == 200,
        "an honest phone got {status_of_page}"
    );
    println!(
        "beside 620 half-open requests an honest phone waited {:.1?}",
        began.elapsed()
    );
    println!("memory then: {}", status(&server, "VmRSS")?);
    drop((held, input));
    line.clear();
    output.read_line(&mut line)?;
    ensure!(line.trim() == "off");
    ensure!(TcpStream::connect(host).await.is_err(), "it still listens");
    println!("turned off: threads {}", status(&server, "Threads")?);
    server.wait()?;
    Ok(())
}

/// A line of what the system says of a process.
fn status(process: &Child, name: &str) -> Result<String> {
    let status = fs::read_to_string(format!("/proc/{}/status", process.id()))?;
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let value = line.context("no such line")?.trim_start_matches(':');
    Ok(value.trim().to_owned())
}

/// Waits for the round and votes. Returns the status, how long the vote took, and how long after the
/// beginning of the round the question came.
async fn vote(
    host: SocketAddr,
    path: String,
    phone: usize,
    round: usize,
    began: Instant,
) -> Result<(u16, Duration, Duration)> {
    // The version counts the rounds, from 1.
    let seen = round + 1;
    let request = format!("GET {path}/state?seen={seen}&phone={phone:032x}&lang=it");
    ask(host, phone, &request, "").await?;
    let heard = began.elapsed();
    let now = Instant::now();
    let body = format!("{round} {} {phone:032x} - -", phone % 4);
    let (status, _) = ask(host, phone, &format!("POST {path}/vote"), &body).await?;
    Ok((status, now.elapsed(), heard))
}

async fn ask(host: SocketAddr, from: usize, request: &str, body: &str) -> Result<(u16, String)> {
    let mut stream = connect(from, host).await?;
    let length = body.len();
    let request = format!(
        "{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let status = answer.split(' ').nth(1).context("a status")?.parse()?;
    Ok((status, answer))
}

async fn connect(from: usize, to: SocketAddr) -> Result<TcpStream> {
    let [_, _, high, low] = (from as u32 + 256).to_be_bytes();
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(Ipv4Addr::new(127, 1, high, low).into(), 0))?;
    Ok(socket.connect(to).await?)
}
