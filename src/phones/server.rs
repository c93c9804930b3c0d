//! Answers the requests of phones: three of them, and no other.

use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::{Body, HttpBody as _, to_bytes};
use axum::extract::{Query, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde::{Deserialize, Serialize};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

use super::limits::{BODY, CONNECTIONS, Devices, GONE, HEAD, MOST, SLOWEST, WAIT};
use super::{Question, Way, page};
use crate::course::classroom::room::{Phone, Refused, Room, Vote};
use crate::i18n::Locale;

/// What the server and the window share.
pub struct Shared {
    /// The address and the port, as a browser names them: nothing else is answered.
    pub host: String,
    /// The path of the page: a slash and the token.
    pub path: String,
    page: String,
    guests: Mutex<Guests>,
    /// The version of what phones show.
    news: watch::Sender<u64>,
    wake: Box<dyn Fn() + Send + Sync>,
}

/// The votes, and who gives them.
#[derive(Debug, Default)]
pub struct Guests {
    pub room: Room<Question>,
    /// When each phone was last heard of.
    seen: HashMap<Phone, Instant>,
    devices: Devices,
    /// Whether a device has tried to vote as too many phones.
    pub crowded: bool,
    /// Where the exercises of the lesson can be practised again, and how often that has changed.
    link: Option<String>,
    links: u64,
}

impl Guests {
    /// The number of phones heard of lately.
    pub fn present(&self) -> usize {
        let here = self.seen.values().filter(|at| at.elapsed() < GONE);
        here.count()
    }

    /// The version of what phones show.
    fn version(&self) -> u64 {
        self.room.version() + self.links
    }

    /// Returns whether the phone is new.
    fn hear(&mut self, phone: Phone) -> bool {
        if self.seen.len() >= MOST {
            self.seen.retain(|_, at| at.elapsed() < GONE);
        }
        let known = self.seen.contains_key(&phone);
        if known || self.seen.len() < MOST {
            self.seen.insert(phone, Instant::now());
        }
        !known
    }
}

impl Shared {
    pub fn new(
        at: SocketAddr,
        token: &str,
        page: String,
        wake: Box<dyn Fn() + Send + Sync>,
    ) -> Self {
        Self {
            host: at.to_string(),
            path: format!("/{token}"),
            page,
            guests: Mutex::default(),
            news: watch::Sender::new(0),
            wake,
        }
    }

    /// No request leaves the votes half changed, so those of one that failed can be used.
    pub fn guests(&self) -> MutexGuard<'_, Guests> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the room, and tells the phones if they have something else to show.
    pub fn change(&self, change: impl FnOnce(&mut Room<Question>) -> bool) {
        let mut guests = self.guests();
        if change(&mut guests.room) {
            self.news.send_replace(guests.version());
        }
    }

    /// Gives the phones a link, or takes it back.
    pub fn give(&self, link: Option<String>) {
        let mut guests = self.guests();
        if guests.link != link {
            (guests.link, guests.links) = (link, guests.links + 1);
            self.news.send_replace(guests.version());
        }
    }
}

/// Serves phones until the returned future is dropped.
pub async fn serve(listener: TcpListener, shared: Arc<Shared>) {
    let router = router(Arc::clone(&shared));
    let free = Arc::new(Semaphore::new(CONNECTIONS));
    // Whoever comes when all places are taken waits until one is free.
    while let Ok(place) = Arc::clone(&free).acquire_owned().await {
        let Ok((stream, from)) = listener.accept().await else {
            // Too many open files, say: that passes.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Some(guest) = Guest::admitted(&shared, from.ip()) else {
            continue;
        };
        let router = router.clone().layer(Extension(Client(from.ip())));
        tokio::spawn(async move {
            connection(stream, router).await;
            drop((guest, place));
        });
    }
}

/// A connection from an address, as long as it is counted.
struct Guest {
    shared: Arc<Shared>,
    from: IpAddr,
}

impl Guest {
    fn admitted(shared: &Arc<Shared>, from: IpAddr) -> Option<Self> {
        let admitted = shared.guests().devices.connect(from, Instant::now());
        admitted.then(|| Self {
            shared: Arc::clone(shared),
            from,
        })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.shared.guests().devices.disconnect(self.from);
    }
}

async fn connection(stream: TcpStream, router: Router) {
    let mut http = http1::Builder::new();
    // The least that hyper takes for a buffer; `check` has the limit of a head.
    http.timer(TokioTimer::new())
        .header_read_timeout(SLOWEST)
        .max_buf_size(2 * HEAD);
    let served = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
    // A phone that goes away in the middle is no trouble of ours.
    let _ = served.await;
}

/// Where a request comes from.
#[derive(Clone, Copy)]
struct Client(IpAddr);

fn router(shared: Arc<Shared>) -> Router {
    let path = shared.path.clone();
    Router::new()
        .route(&path, get(page))
        .route(&format!("{path}/state"), get(state))
        .route(&format!("{path}/vote"), post(vote))
        .layer(from_fn_with_state(Arc::clone(&shared), check))
        .with_state(shared)
}

/// Refuses what no phone of the class sends, and forbids browsers whatever the page does not need.
async fn check(
    State(shared): State<Arc<Shared>>,
    Extension(Client(from)): Extension<Client>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let named = |name: HeaderName| headers.get(name).map(HeaderValue::as_bytes);
    let own_origin = format!("http://{}", shared.host);
    let origin = named(ORIGIN);
    let refusal = if !shared.guests().devices.request(from, Instant::now()) {
        Some(StatusCode::TOO_MANY_REQUESTS)
    } else if length(&request) > HEAD {
        Some(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
    } else if named(HOST) != Some(shared.host.as_bytes()) {
        // A name that leads here, which a page elsewhere has chosen.
        Some(StatusCode::MISDIRECTED_REQUEST)
    } else if origin.is_some_and(|origin| origin != own_origin.as_bytes()) {
        Some(StatusCode::FORBIDDEN)
    } else {
        None
    };
    let mut response = match refusal {
        Some(status) => status.into_response(),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The bytes of a request's head, without the marks between them.
fn length(request: &Request) -> usize {
    let headers: &HeaderMap = request.headers();
    let fields = headers.iter();
    let fields = fields.map(|(name, value)| name.as_str().len() + value.len());
    let target = request.uri().path_and_query();
    fields.sum::<usize>() + target.map_or(0, |target| target.as_str().len())
}

/// The page. Its script and style run by a word that no other page knows.
async fn page(State(shared): State<Arc<Shared>>) -> Result<Response, StatusCode> {
    let unlikely = |_: io::Error| StatusCode::INTERNAL_SERVER_ERROR;
    let bytes: [u8; 16] = super::random().map_err(unlikely)?;
    let nonce = format!("{:032x}", u128::from_ne_bytes(bytes));
    let policy = page::policy(&nonce);
    let policy = HeaderValue::from_str(&policy);
    let policy = policy.map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    let html = HeaderValue::from_static("text/html; charset=utf-8");
    let headers = [(CONTENT_TYPE, html), (CONTENT_SECURITY_POLICY, policy)];
    Ok((headers, page::for_visit(&shared.page, &nonce)).into_response())
}

/// What a phone asks.
#[derive(Deserialize)]
struct Asked {
    /// The version that it shows; 0 shows nothing yet.
    seen: u64,
    phone: String,
    lang: String,
}

/// What a phone is told: what is on the wall already, and its own answer. Nothing else.
#[derive(Serialize)]
struct Told<'a> {
    version: u64,
    round: Option<usize>,
    open: bool,
    prompt: &'a str,
    way: Way,
    options: &'a [String],
    /// Whether it also asks how sure its owner is, and which team that is.
    sure: bool,
    teams: bool,
    answer: Option<i32>,
    own_sure: Option<bool>,
    /// Where to practise the same exercises again, after the lesson.
    link: Option<&'a str>,
}

/// Waits until there is something else to show than what the phone shows, for a while.
async fn state(
    State(shared): State<Arc<Shared>>,
    Query(asked): Query<Asked>,
) -> Result<Response, StatusCode> {
    let phone = phone_of(&asked.phone).ok_or(StatusCode::BAD_REQUEST)?;
    if shared.guests().hear(phone) {
        (shared.wake)();
    }
    let mut news = shared.news.subscribe();
    let newer = news.wait_for(|version| version + 1 != asked.seen);
    // Nothing new: the phone asks again, and shows that it is still there.
    let _ = timeout(WAIT, newer).await.map(|version| version.is_ok());
    let guests = shared.guests();
    let room = &guests.room;
    let shown = room.shown();
    let tag = Locale::from_tag(&asked.lang).map_or(Locale::En, Locale::base);
    let at = Locale::BASES.iter().position(|base| *base == tag);
    let asked = shown.map(|shown| &shown.words);
    let words = asked.and_then(|asked| asked.words.get(at?));
    let own = room.vote_of(phone);
    let told = Told {
        version: guests.version() + 1,
        round: shown.map(|shown| shown.number),
        open: shown.is_some_and(|shown| shown.open),
        prompt: words.map_or("", |words| &words.prompt),
        way: asked.map_or(Way::Letter, |asked| asked.way),
        options: words.map_or(&[], |words| &words.options),
        sure: asked.is_some_and(|asked| asked.sure),
        teams: asked.is_some_and(|asked| asked.teams),
        answer: own.map(|vote| vote.answer),
        own_sure: own.and_then(|vote| vote.sure),
        link: guests.link.as_deref(),
    };
    Ok(Json(told).into_response())
}

async fn vote(
    State(shared): State<Arc<Shared>>,
    Extension(Client(from)): Extension<Client>,
    body: Body,
) -> Response {
    // What is announced as too long is not waited for.
    if body.size_hint().lower() > BODY as u64 {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    }
    let body = match in_time(to_bytes(body, BODY)).await {
        Some(Ok(body)) => body,
        Some(Err(_)) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        None => return StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    let Some(Sent { round, phone, vote }) = sent(&body) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let mut guests = shared.guests();
    if !guests.devices.may_vote(from, phone, round) {
        guests.crowded = true;
        return refused(StatusCode::TOO_MANY_REQUESTS, "crowded");
    }
    if let Err(why) = guests.room.vote(phone, round, vote) {
        return match why {
            Refused::Closed => refused(StatusCode::CONFLICT, "closed"),
            Refused::NoSuchAnswer => refused(StatusCode::UNPROCESSABLE_ENTITY, "answer"),
            Refused::Full => refused(StatusCode::SERVICE_UNAVAILABLE, "full"),
        };
    }
    let now = Instant::now();
    guests.devices.voted(from, phone, round, now);
    guests.hear(phone);
    drop(guests);
    (shared.wake)();
    StatusCode::NO_CONTENT.into_response()
}

fn refused(status: StatusCode, why: &'static str) -> Response {
    (status, why).into_response()
}

async fn in_time<T>(work: impl Future<Output = T>) -> Option<T> {
    timeout(SLOWEST, work).await.ok()
}

/// A vote as a phone sends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sent {
    /// The number of the round.
    pub round: usize,
    /// The phone.
    pub phone: Phone,
    /// Its vote.
    pub vote: Vote,
}

/// Reads `3 620 0f… s A`: the round, the answer, the phone in hexadecimal digits, whether its owner is
/// sure (`s`, `u`), the team (`A`, `B`); `-` where that is not asked.
pub fn sent(body: &[u8]) -> Option<Sent> {
    let words: Vec<&str> = std::str::from_utf8(body).ok()?.split(' ').collect();
    let [round, answer, phone, sure, team] = words[..] else {
        return None;
    };
    let vote = Vote {
        answer: answer.parse().ok()?,
        sure: one_of(sure, ["u", "s"])?.map(|at| at == 1),
        team: one_of(team, ["A", "B"])?,
    };
    Some(Sent {
        round: round.parse().ok()?,
        phone: phone_of(phone)?,
        vote,
    })
}

/// Which of the two a word is; `Some(None)` is neither, as `-` says.
fn one_of(word: &str, two: [&str; 2]) -> Option<Option<usize>> {
    let at = two.iter().position(|it| *it == word);
    (at.is_some() || word == "-").then_some(at)
}

/// A phone is 32 hexadecimal digits.
fn phone_of(digits: &str) -> Option<Phone> {
    let hexadecimal = digits.bytes().all(|it| it.is_ascii_hexdigit());
    let number = || u128::from_str_radix(digits, 16).ok();
    (digits.len() == 32 && hexadecimal).then(number)?.map(Phone)
}
