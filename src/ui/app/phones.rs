//! Phones that vote: turns the server on and off, and tells it what the class may vote on.

use egui::Context;

use crate::exercise::ballot::own_votes;
use crate::i18n::{Catalog, Locale};
use crate::phones::{Phones, Question, addresses};
use crate::ui::command::PhonesCommand as Do;
use crate::ui::page::Page;
use crate::ui::projector::beat::Beat;
use crate::ui::projector::results;
use crate::ui::projector::talk::phones::{AskedPhones, ClassPhones, PhonesOn, web_address};
use crate::ui::voting::{Voting, again, network};
use crate::ui::{app::App, state};

/// How often the window looks whether phones and networks are still there, in seconds.
const LOOK: f64 = 5.0;

impl App {
    pub(super) fn change_phones(&mut self, command: Do) {
        let Page::Projector(talk) = &mut self.state.page else {
            return;
        };
        match command {
            Do::Ask => {
                self.phones.networks = addresses().unwrap_or_default();
                let networks = self.phones.networks.iter().map(network);
                talk.phones = ClassPhones::Asked(AskedPhones {
                    networks: networks.collect(),
                    ..AskedPhones::default()
                });
            }
            Do::Choose(network) => {
                if let Some(asked) = talk.phones.asked_mut() {
                    asked.chosen = network;
                }
            }
            Do::SetTyping(typing) => {
                if let Some(asked) = talk.phones.asked_mut() {
                    asked.typing = typing;
                }
            }
            Do::SetSure(sure) => {
                if let Some(asked) = talk.phones.asked_mut() {
                    asked.sure = sure;
                }
            }
            Do::TypeWeb(web) => {
                if let Some(asked) = talk.phones.asked_mut() {
                    asked.web = web;
                }
            }
            Do::TypeWifi(wifi) => {
                if let Some(asked) = talk.phones.asked_mut() {
                    asked.wifi = wifi;
                }
            }
            Do::Cancel => {
                if talk.phones.asked_mut().is_some() {
                    talk.phones = ClassPhones::Off;
                }
            }
            Do::Start(now) => self.start_phones(now),
            Do::Show(seen) => {
                if let ClassPhones::On(on) = &mut talk.phones {
                    on.shown = seen;
                    talk.cover = None;
                }
            }
            Do::Stop => {
                talk.phones = ClassPhones::Off;
                self.phones.voting = None;
            }
        }
    }

    fn start_phones(&mut self, now: f64) {
        let Page::Projector(talk) = &mut self.state.page else {
            return;
        };
        let Some(asked) = talk.phones.asked_mut() else {
            return;
        };
        let Some(at) = self.phones.networks.get(asked.chosen) else {
            return;
        };
        let declarer = self.state.choices.declarer;
        let first = self.state.catalog.locale();
        let second = self.state.second.as_ref().map(Catalog::locale);
        let of_class = [Some(first), second].into_iter().flatten();
        let catalogs = Locale::BASES.map(|base| {
            let regional = of_class.clone().find(|locale| locale.base() == base);
            Catalog::with_declarer(regional.unwrap_or(base), declarer)
        });
        let window = self.phones.window.clone().unwrap_or_default();
        match Phones::start(at.address, &catalogs, move || window.request_repaint()) {
            Ok(phones) => {
                let on = PhonesOn {
                    address: phones.address(),
                    since: now,
                    shown: true,
                    typing: asked.typing,
                    sure: asked.sure,
                    web: web_address(&asked.web),
                    wifi: std::mem::take(&mut asked.wifi),
                    ..PhonesOn::default()
                };
                self.phones.voting = Some(Voting {
                    phones,
                    at: at.clone(),
                    catalogs,
                    open: None,
                    own: false,
                    asks: (false, false),
                    gave: false,
                    looked: now,
                });
                talk.phones = ClassPhones::On(on);
                talk.cover = None;
            }
            Err(error) => asked.failed = Some(error.to_string()),
        }
    }

    /// Opens and closes rounds as the class sees them, and takes over what the phones have voted.
    pub(super) fn follow_phones(&mut self, ctx: &Context) {
        self.phones.window.get_or_insert_with(|| ctx.clone());
        let Some(voting) = &mut self.phones.voting else {
            return;
        };
        let letters = self.state.choices.letters;
        let words = state::speakers(&self.state.catalog, self.state.second.as_ref(), letters);
        let talk = match &mut self.state.page {
            Page::Projector(talk) if talk.phones.on().is_some() => talk,
            // The lesson is left.
            _ => return self.phones.voting = None,
        };
        let beat = talk.beat(&words);
        talk.note_told(beat);
        let round = talk.open_round(beat);
        let asks = (
            talk.phones.on().is_some_and(|on| on.sure),
            talk.teams.is_some(),
        );
        if (voting.open, voting.asks) != (round, asks) {
            voting.phones.close();
            if let Some(closed) = voting.open {
                talk.count_phones(closed, voting.phones.votes(closed), voting.own);
            }
            voting.own = round.is_some_and(|it| it.vote == 0) && talk.has_own_answers(talk.at);
            if let (Some(round), Some(part)) = (round, talk.part(talk.at)) {
                let ballot = part.ballot.as_ref().filter(|_| !voting.own);
                let answers = match ballot {
                    Some(ballot) => Some(0..=ballot.options.len() as i32 - 1),
                    None => own_votes(&part.question.ask),
                };
                let question = Question {
                    words: voting.words(part, ballot, letters),
                    way: Voting::way(part, ballot),
                    sure: asks.0,
                    teams: asks.1,
                };
                if let Some(answers) = answers {
                    voting.phones.open(round, answers, question);
                }
            }
            (voting.open, voting.asks) = (round, asks);
        }
        if let Some(round) = round {
            talk.count_phones(round, voting.phones.votes(round), voting.own);
        }
        // At the end each phone can take the exercises along.
        let web = talk.phones.on().and_then(|on| on.web.as_ref());
        let web = web.filter(|_| beat == Beat::End);
        if voting.gave != web.is_some() {
            voting.gave = web.is_some();
            let day = self.clock.now();
            let day = day.offset.day(day.at);
            let lesson = results::lesson(talk, &words.first, day);
            let link = web.zip(lesson);
            voting
                .phones
                .give(link.map(|(web, (_, text))| format!("{web}{}", again(&text))));
        }
        let now = ctx.input(|input| input.time);
        if let ClassPhones::On(on) = &mut talk.phones {
            on.present = voting.phones.present();
            on.reached |= on.present > 0;
            on.crowded = voting.phones.crowded();
            if now - voting.looked >= LOOK {
                voting.looked = now;
                let known = addresses();
                on.lost = known.is_ok_and(|known| !known.contains(&voting.at));
            }
        }
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(LOOK));
    }
}
