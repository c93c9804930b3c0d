//! Phones of a class that vote: a small server on this computer, for the network that the teacher
//! chose, while the teacher lets it.
//!
//! The only folder that opens a socket. It sends nothing of its own, writes nothing down, and does
//! not know which answer is right. `docs/security.md` has its limits.
//!
//! - `server` answers requests; `limits` bounds what one device and all of them may ask
//! - `page` the page that a phone shows; `address` the networks of this computer

mod address;
mod limits;
mod page;
mod server;

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use serde::Serialize;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::oneshot;

use crate::course::classroom::room::{Answers, Room, Round, Vote};
use crate::i18n::Catalog;
use server::Shared;

pub use address::{Own, addresses};
#[doc(hidden)]
pub use server::{Sent, sent};

/// The ports tried one after the other: fixed ones, so that a firewall can let them through.
const PORTS: std::ops::RangeInclusive<u16> = 8177..=8186;

/// The connections that may wait to be taken: a whole class asks at the same moment.
const WAITING: u32 = 1024;

/// What phones show of a question, in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    /// The question.
    pub prompt: String,
    /// The answers to tap; none if a number is typed.
    pub options: Vec<String>,
}

/// How phones answer a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By the letter of an option, which is on the wall too.
    Letter,
    /// By a number that is typed.
    Number,
    /// By one of the options, without letters.
    One,
    /// By any of the options: the vote has a bit for each, the first the lowest.
    Several,
}

/// What phones show of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The words in each of [`Locale::BASES`](crate::i18n::Locale::BASES).
    pub words: [Words; 4],
    /// How they answer it.
    pub way: Way,
    /// Whether they also ask how sure their owners are.
    pub sure: bool,
    /// Whether they ask which team their owners are in.
    pub teams: bool,
}

/// The server while it runs. Dropping it closes the listener and every connection.
pub struct Phones {
    shared: Arc<Shared>,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Phones {
    /// Lets the phones in the network of this address vote, on a page with the texts of these
    /// languages, in the order of [`Locale::BASES`](crate::i18n::Locale::BASES). `wake` is called from another thread
    /// after a vote, or when a phone has come.
    ///
    /// # Errors
    ///
    /// The address is no longer this computer's, all ports are taken, or the system refuses.
    pub fn start(
        at: IpAddr,
        catalogs: &[Catalog; 4],
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let listener = {
            let _inside = runtime.enter();
            bind(at)?
        };
        let token = token()?;
        let page = page::page(catalogs);
        let shared = Shared::new(listener.local_addr()?, &token, page, Box::new(wake));
        let shared = Arc::new(shared);
        let (stop, stopped) = oneshot::channel();
        let served = Arc::clone(&shared);
        let thread = thread::Builder::new().name("phones".to_owned());
        let thread = thread.spawn(move || {
            // Whatever is still open ends with the runtime.
            runtime.block_on(async {
                tokio::select! {
                    _ = stopped => {}
                    () = server::serve(listener, served) => {}
                }
            });
        })?;
        Ok(Self {
            shared,
            stop: Some(stop),
            thread: Some(thread),
        })
    }

    /// The address of the page: `http://192.168.1.20:8177/K7Q2M9XWPA`.
    pub fn address(&self) -> String {
        format!("http://{}{}", self.shared.host, self.shared.path)
    }

    /// Opens a round, and closes the one before.
    pub fn open(&self, round: Round, answers: Answers, question: Question) {
        self.shared
            .change(|room| room.open(round, answers, question));
    }

    /// Closes the open round.
    pub fn close(&self) {
        self.shared.change(Room::close);
    }

    /// Gives phones a link to practise the exercises of the lesson again, or takes it back.
    pub fn give(&self, link: Option<String>) {
        self.shared.give(link);
    }

    /// The votes in a round.
    pub fn votes(&self, round: Round) -> Vec<Vote> {
        self.shared.guests().room.votes(round).collect()
    }

    /// The number of phones heard of lately.
    pub fn present(&self) -> usize {
        self.shared.guests().present()
    }

    /// Whether a device has tried to vote as more phones than a family has.
    pub fn crowded(&self) -> bool {
        self.shared.guests().crowded
    }
}

impl fmt::Debug for Phones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Phones").field(&self.shared.host).finish()
    }
}

impl Drop for Phones {
    fn drop(&mut self) {
        // The thread may have ended already.
        let _ = self.stop.take().map(|stop| stop.send(()));
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

fn bind(at: IpAddr) -> io::Result<TcpListener> {
    let mut failed = None;
    // If all of them are taken, any other is better than none.
    for port in PORTS.chain([0]) {
        match listen(SocketAddr::new(at, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) => failed = Some(error),
        }
    }
    Err(failed.unwrap_or_else(|| io::ErrorKind::AddrInUse.into()))
}

fn listen(at: SocketAddr) -> io::Result<TcpListener> {
    let socket = match at {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // After a lesson the port is free at once. On Windows it is, and this would share it.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(at)?;
    socket.listen(WAITING)
}

/// Random bytes of the system.
fn random<const BYTES: usize>() -> io::Result<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

/// The word in the address: 50 random bits, in letters and digits that cannot be mistaken. It keeps
/// out pages of other origins, which have not seen the wall.
fn token() -> io::Result<String> {
    const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    let bytes: [u8; 10] = random()?;
    Ok(bytes
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .collect())
}
