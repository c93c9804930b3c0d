//! A class that votes from its phones: the window, the server and the phones together.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use arbitro::course::classroom::Teams;
use arbitro::course::{Named, Step, embedded, parse_lesson};
use arbitro::exercise::{Answer, Group, ballot::own_answer, ballot::own_votes};
use arbitro::i18n::{Locale, plain};
use arbitro::ui::Options;
use arbitro::ui::command::{Command, PhonesCommand, ProjectorCommand as Do};
use arbitro::ui::page::Quiz;
use arbitro::ui::projector::beat::Beat;
use arbitro::ui::projector::talk::phones::{ClassPhones, NetworkKind, Wifi};
use arbitro::ui::projector::talk::{Cover, Talk};
use egui_kittest::kittest::Queryable as _;
use serde_json::Value;

use crate::given::speaker;
use crate::layout::{faults, none, set_text_size};
use crate::links::codes_on;
use crate::projector::{SIZES, beat, in_class, talk};
use crate::screens::{Window, opened, press, speaking, text};

/// Lets phones vote from this computer, the only one that a test can be sure of.
fn with_phones(window: &mut Window, typing: bool) -> Class {
    let mut send = |command| window.state_mut().apply(Command::Phones(command));
    send(PhonesCommand::Ask);
    send(PhonesCommand::SetTyping(typing));
    let own = match &talk(window).phones {
        ClassPhones::Asked(asked) => asked.networks.iter(),
        other => panic!("{other:?}"),
    };
    let own = own.clone().position(|it| it.kind == NetworkKind::Own);
    let mut send = |command| window.state_mut().apply(Command::Phones(command));
    send(PhonesCommand::Choose(own.expect("this computer itself")));
    send(PhonesCommand::Start(0.0));
    window.run();
    let on = talk(window).phones.on().expect("phones vote");
    assert!(on.shown);
    let address = on.address.strip_prefix("http://").expect("an address");
    let (host, path) = address.split_once('/').expect("a path");
    Class {
        host: host.to_owned(),
        path: format!("/{path}"),
    }
}

/// Where the phones of a class go.
struct Class {
    host: String,
    path: String,
}

impl Class {
    /// The status and the body of an answer.
    fn ask(&self, request: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.host).expect("the server");
        let (host, length) = (&self.host, body.len());
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
        .expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let status = answer.split(' ').nth(1).and_then(|it| it.parse().ok());
        let body = answer.split_once("\r\n\r\n").map_or("", |it| it.1);
        (status.expect("a status"), body.to_owned())
    }

    /// Whether its page is there. Another test may have taken the port meanwhile.
    fn answers(&self) -> bool {
        let there = TcpStream::connect(&self.host).is_ok();
        there && self.ask(&format!("GET {}", self.path), "").0 == 200
    }

    /// What a phone is told at once.
    fn state(&self, phone: u128, locale: Locale) -> Value {
        let (path, tag) = (&self.path, locale.tag());
        let request = format!("GET {path}/state?seen=0&phone={phone:032x}&lang={tag}");
        let (status, body) = self.ask(&request, "");
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).expect("a state")
    }

    fn vote(&self, phone: u128, number: u64, answer: i32) -> u16 {
        let request = format!("POST {}/vote", self.path);
        let team = if phone.is_multiple_of(2) { "A" } else { "B" };
        let body = format!("{number} {answer} {phone:032x} - {team}");
        self.ask(&request, &body).0
    }
}

fn until(window: &mut Window, wanted: Beat) {
    for _ in 0..300 {
        if beat(window.state()) == wanted {
            window.run();
            return;
        }
        window.state_mut().apply(Command::Projector(Do::Forward));
    }
    panic!("it never comes");
}

fn send(window: &mut Window, command: Do) {
    window.state_mut().apply(Command::Projector(command));
    window.run();
}

fn votes(talk: &Talk, round: usize) -> [u16; 4] {
    let part = talk.part(talk.at).expect("a question");
    part.poll.round(round).counts()
}

#[test]
fn phones_and_hands_add_up() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    let class = with_phones(&mut window, false);
    assert_eq!(class.state(1, Locale::De)["open"], false);
    until(&mut window, Beat::Options);
    let told = class.state(1, Locale::De);
    assert_eq!(told["open"], true);
    let part = talk(&window).part(talk(&window).at).expect("a question");
    let prompt = plain(&speaker(Locale::De).phrase(&part.question.prompt));
    assert_eq!(told["prompt"], Value::from(prompt));
    let number = told["round"].as_u64().expect("a round");
    assert_eq!(class.vote(1, number, 0), 204);
    assert_eq!(class.vote(2, number, 1), 204);
    assert_eq!(class.vote(2, number, 0), 204);
    send(&mut window, Do::Vote(1));
    send(&mut window, Do::Vote(1));
    assert_eq!(votes(talk(&window), 0)[..2], [2, 2]);
    // Taking back is for hands.
    send(&mut window, Do::TakeBack);
    assert_eq!(votes(talk(&window), 0)[..2], [2, 1]);
    send(&mut window, Do::Forward);
    assert_eq!(beat(window.state()), Beat::Closed(0));
    assert_eq!(class.state(1, Locale::De)["open"], false);
    assert_ne!(class.vote(1, number, 1), 204);
    assert_ne!(class.vote(3, number, 1), 204);
    window.run();
    assert_eq!(votes(talk(&window), 0)[..2], [2, 1]);
    send(&mut window, Do::VoteAgain);
    assert_ne!(class.vote(1, number, 1), 204);
    let again = class.state(1, Locale::De);
    assert_eq!(again["answer"], Value::Null);
    assert_eq!(
        class.vote(1, again["round"].as_u64().expect("a round"), 1),
        204
    );
    window.run();
    assert_eq!(votes(talk(&window), 1)[..2], [0, 1]);
    assert_eq!(votes(talk(&window), 0)[..2], [2, 1]);
}

#[test]
fn a_covered_or_replaced_question_takes_no_votes() {
    let mut window = in_class(Locale::Fr, None, "the-score-slip", SIZES[1]);
    let class = with_phones(&mut window, false);
    until(&mut window, Beat::Options);
    let number = class.state(1, Locale::Fr)["round"]
        .as_u64()
        .expect("a round");
    assert_eq!(class.vote(1, number, 1), 204);
    send(&mut window, Do::Cover(Some(Cover::Black)));
    assert_eq!(class.state(1, Locale::Fr)["open"], false);
    assert_ne!(class.vote(1, number, 0), 204);
    send(&mut window, Do::Cover(None));
    let told = class.state(1, Locale::Fr);
    assert_eq!((&told["open"], &told["answer"]), (&true.into(), &1.into()));
    assert_eq!(votes(talk(&window), 0)[1], 1);
    send(&mut window, Do::Another);
    until(&mut window, Beat::Options);
    assert_ne!(class.vote(1, number, 0), 204);
    let told = class.state(1, Locale::Fr);
    assert_ne!(told["round"], Value::from(number));
    assert_eq!(told["answer"], Value::Null);
    assert_eq!(votes(talk(&window), 0), [0; 4]);
}

#[test]
fn nothing_is_left_after_the_lesson() {
    let mut window = in_class(Locale::En, None, "double", SIZES[0]);
    let class = with_phones(&mut window, false);
    assert!(class.answers());
    window
        .state_mut()
        .apply(Command::Phones(PhonesCommand::Stop));
    assert!(!class.answers());
    assert_eq!(talk(&window).phones, ClassPhones::Off);
    let class = with_phones(&mut window, false);
    send(&mut window, Do::Leave { save: false });
    assert!(!class.answers());
    // The next lesson begins without them.
    window
        .state_mut()
        .apply(Command::Project("double".to_owned()));
    window.run();
    assert_eq!(talk(&window).phones, ClassPhones::Off);
}

/// A lesson with a question that a class can type a number for.
fn lesson_with_a_number() -> String {
    let course = embedded();
    let lessons = course.chapters.iter().flat_map(|(_, lessons)| lessons);
    let asks = |step: &Step| match step {
        Step::Ask { exercise, .. } | Step::Vote { exercise, .. } => {
            let first = exercise.first_question();
            let number = matches!(first.solution, Answer::Number(_));
            number && !first.mistakes.is_empty()
        }
        _ => false,
    };
    let mut with = lessons.filter(|lesson| lesson.steps.iter().any(asks));
    with.next().expect("a lesson with a number").id.clone()
}

/// Goes to the first question whose answer is typed.
fn to_a_number(window: &mut Window) {
    for _ in 0..300 {
        let shown = talk(window);
        if beat(window.state()) == Beat::Options && shown.has_own_answers(shown.at) {
            window.run();
            return;
        }
        window.state_mut().apply(Command::Projector(Do::Forward));
    }
    panic!("no number is asked for");
}

#[test]
fn numbers_that_the_class_types_become_the_ballot() {
    let lesson = lesson_with_a_number();
    let mut window = in_class(Locale::De, None, &lesson, SIZES[1]);
    let class = with_phones(&mut window, true);
    to_a_number(&mut window);
    let part = talk(&window).part(talk(&window).at).expect("a question");
    let asked = part.shown.asked().clone();
    let Answer::Number(right) = asked.solution else {
        panic!("{:?}", asked.solution)
    };
    let slip = asked.mistakes.iter().find_map(|(_, answer)| match answer {
        Answer::Number(number) if *number != right => Some(*number),
        _ => None,
    });
    let slip = slip.expect("a well-known mistake");
    let told = class.state(1, Locale::It);
    assert_eq!(told["options"], Value::Array(Vec::new()));
    let number = told["round"].as_u64().expect("a round");
    assert_ne!(class.vote(1, number, 100_000), 204);
    assert_eq!(class.vote(1, number, slip), 204);
    assert_eq!(class.vote(2, number, slip), 204);
    assert_eq!(class.vote(3, number, 7), 204);
    // Going elsewhere in the middle of the vote takes nothing away from it.
    window.run();
    let here = talk(&window).step_number();
    send(&mut window, Do::Jump(1));
    send(&mut window, Do::Jump(here));
    to_a_number(&mut window);
    // Digits are for options, which nobody sees yet.
    send(&mut window, Do::Vote(0));
    send(&mut window, Do::Forward);
    assert_eq!(beat(window.state()), Beat::Closed(0));
    let shown = talk(&window);
    let part = shown.part(shown.at).expect("a question");
    let ballot = part.ballot.as_ref().expect("the class's answers");
    let numbers: Vec<_> = ballot.options.iter().map(|it| it.answer.clone()).collect();
    let mut wanted = vec![7, slip, right];
    wanted.sort_unstable();
    let wanted: Vec<_> = wanted.into_iter().map(Answer::Number).collect();
    assert_eq!(numbers, wanted);
    assert_eq!(part.poll.round(0).total(), 3);
    let named = ballot
        .options
        .iter()
        .find(|it| it.answer == Answer::Number(slip));
    assert!(named.is_some_and(|it| it.mistake.is_some()));
    assert_eq!(ballot.options[ballot.right].mistake, None);
}

/// A class finds the illegal call on its phones, and says which cards may be played.
#[test]
fn calls_and_cards_are_tapped() {
    let illegal = r#"find_the_illegal_call(dealer: N, auction: "1S P 1H P P P")"#;
    let cards = r#"legal_cards(player: E, hand: "HT H7 D9 C4", trick: "H5 H2 HQ", trumps: "NT")"#;
    for (exercise, way, wanted) in [(illegal, "one", 0..=5), (cards, "several", 0..=15)] {
        let text = format!(
            r#"(format: 1, id: "mine", title: (it: "Mia"), steps: [ask(id: "mine-1", exercise: {exercise})])"#
        );
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("mine.ron");
        std::fs::write(&file, text).expect("a lesson");
        let options = Options {
            lesson: Some(Named::File(file)),
            projector: true,
            ..Options::new(Locale::It)
        };
        let mut window = opened(options, SIZES[0]);
        // Cards have a ballot, unless the teacher wants them tapped; calls have none.
        let class = with_phones(&mut window, way == "several");
        until(&mut window, Beat::Options);
        let part = talk(&window).part(talk(&window).at).expect("a question");
        let asked = part.shown.asked().clone();
        let told = class.state(1, Locale::It);
        assert_eq!(told["way"], way);
        let votes = own_votes(&asked.question.ask).expect("votes");
        assert_eq!(votes, wanted);
        let answer = |vote| own_answer(&asked.question.ask, vote).expect("an answer");
        let rights = votes
            .clone()
            .filter(|vote| answer(*vote).same(&asked.solution));
        let rights: Vec<i32> = rights.collect();
        let [right] = rights[..] else {
            panic!("{rights:?}")
        };
        let wrong = if right == 1 { 2 } else { 1 };
        let number = told["round"].as_u64().expect("a round");
        assert_eq!(class.vote(1, number, right), 204);
        assert_eq!(class.vote(2, number, wrong), 204);
        assert_eq!(class.vote(3, number, wrong), 204);
        assert_ne!(class.vote(4, number, votes.end() + 1), 204);
        window.run();
        send(&mut window, Do::Forward);
        assert_eq!(beat(window.state()), Beat::Closed(0));
        let shown = talk(&window);
        let part = shown.part(shown.at).expect("a question");
        let ballot = part.ballot.as_ref().expect("the answers of the class");
        assert!(ballot.options[ballot.right].answer.same(&asked.solution));
        let mut counts = part.poll.round(0).counts();
        assert_eq!(counts[ballot.right], 1);
        counts.sort_unstable();
        assert_eq!(counts, [0, 0, 1, 2]);
    }
}

/// The address is read from the large code and from the small one, the wifi from its own, on a light
/// and on a dark slide.
#[test]
fn the_codes_are_read_from_the_slide() {
    for dark in [false, true] {
        let mut window = in_class(Locale::It, None, "double", SIZES[1]);
        window.state_mut().apply(Command::SetDark(dark));
        let wifi = Wifi {
            name: "Circolo; sala".to_owned(),
            password: "quattro cuori".to_owned(),
        };
        let code = wifi.code().expect("a name");
        let mut send = |command| window.state_mut().apply(Command::Phones(command));
        send(PhonesCommand::Ask);
        send(PhonesCommand::TypeWifi(wifi));
        send(PhonesCommand::Start(0.0));
        window.run();
        let address = talk(&window).phones.on().expect("phones").address.clone();
        let mut read = codes_on(&mut window);
        read.sort();
        assert_eq!(read, [code, address.clone()]);
        let show = Command::Phones(PhonesCommand::Show(false));
        window.state_mut().apply(show);
        window.run();
        assert_eq!(codes_on(&mut window), [address]);
    }
}

/// After a while without a phone, the slide says what may keep them away; the first phone ends that.
#[test]
fn help_comes_when_no_phone_does() {
    let mut window = in_class(Locale::Fr, None, "double", SIZES[0]);
    let class = with_phones(&mut window, false);
    let help = text(Locale::Fr, "class-phones-help");
    assert!(window.query_by_label_contains(&help).is_none());
    window.input_mut().time = Some(21.0);
    window.run();
    assert!(window.query_by_label_contains(&help).is_some());
    class.state(1, Locale::Fr);
    window.run();
    assert!(window.query_by_label_contains(&help).is_none());
    let here = speaking(Locale::Fr, |say| {
        say.with("class-phones-present", [("phones", 1.into())])
    });
    assert!(window.query_by_label_contains(&here).is_some());
}

/// Teams get points for their share of right answers once, however large they are.
#[test]
fn teams_get_points_for_their_share() {
    let mut window = in_class(Locale::En, None, "double", SIZES[0]);
    let class = with_phones(&mut window, false);
    send(&mut window, Do::Teams(true));
    until(&mut window, Beat::Options);
    let told = class.state(1, Locale::En);
    assert_eq!(told["teams"], true);
    let number = told["round"].as_u64().expect("a round");
    let part = talk(&window).part(talk(&window).at).expect("a question");
    let ballot = part.ballot.as_ref().expect("a ballot");
    let right = ballot.right as i32;
    let wrong = ((ballot.right + 1) % ballot.options.len()) as i32;
    // Team B has two phones, one of them right; team A has one, which is right.
    for (phone, answer) in [(1, right), (3, wrong), (2, right)] {
        assert_eq!(class.vote(phone, number, answer), 204);
    }
    window.run();
    for _ in 0..2 {
        until(&mut window, Beat::Answer);
        // Once the answer was seen, going back opens nothing.
        assert_ne!(class.vote(1, number, wrong), 204);
        let points = talk(&window).teams.map(Teams::points);
        assert_eq!(points, Some([10, 5]));
        send(&mut window, Do::Jump(1));
        until(&mut window, Beat::Options);
        assert_eq!(class.state(1, Locale::En)["open"], false);
    }
}

/// What remains of the lesson: a text, a sheet, and a lesson that can be taken.
#[test]
fn the_votes_are_kept_as_a_sheet_and_a_lesson_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = Options {
        documents: Some(folder.path().to_owned()),
        ..Options::new(Locale::De)
    };
    let mut window = opened(options, SIZES[0]);
    window.state_mut().apply(Command::GoTeach(None));
    let quiz = Quiz {
        group: Some(Group::Scoring),
        items: 5,
        teams: false,
    };
    window.state_mut().apply(Command::SetQuiz(quiz));
    window.state_mut().apply(Command::StartQuiz);
    assert_eq!(talk(&window).script.steps.len(), 5);
    for _ in 0..2 {
        until(&mut window, Beat::Options);
        send(&mut window, Do::Vote(0));
        send(&mut window, Do::Forward);
        assert_eq!(beat(window.state()), Beat::Closed(0));
        send(&mut window, Do::Forward);
    }
    send(&mut window, Do::Leave { save: true });
    let mut files: Vec<_> = std::fs::read_dir(folder.path())
        .expect("a folder")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    let [sheet, lesson, text] = &files[..] else {
        panic!("{files:?}")
    };
    assert!(std::fs::read(sheet).expect("a sheet").starts_with(b"%PDF"));
    assert!(
        std::fs::read_to_string(text)
            .expect("a text")
            .contains("100 %")
    );
    let written = std::fs::read_to_string(lesson).expect("a lesson");
    let parsed = parse_lesson(lesson, &written).expect("a lesson that can be taken");
    assert_eq!(parsed.steps.len(), 2);
}

/// The question which network, the slide with the codes, and the small code beside a slide.
#[test]
fn what_leads_phones_here_fits_in_every_language() {
    let mut wrong = Vec::new();
    for locale in Locale::BASES {
        for size in [[800.0, 600.0], SIZES[0], SIZES[3]] {
            let mut window = in_class(locale, Some(Locale::En), "double", size);
            for percent in [100, 200] {
                set_text_size(window.state_mut(), percent);
                window
                    .state_mut()
                    .apply(Command::Phones(PhonesCommand::Ask));
                let wifi = Wifi {
                    name: "Circolo del Bridge".to_owned(),
                    password: "quattro cuori".to_owned(),
                };
                window
                    .state_mut()
                    .apply(Command::Phones(PhonesCommand::TypeWifi(wifi)));
                window.run();
                let place =
                    |what: &str| format!("{what} in {} at {size:?}, {percent} %", locale.tag());
                wrong.extend(faults(&window, &place("the question")));
                press(&mut window, &text(locale, "class-phones-start"));
                let invite = text(locale, "class-phones-invite");
                assert!(
                    window.query_all_by_label_contains(&invite).next().is_some(),
                    "{} {size:?} {percent} {:?}",
                    locale.tag(),
                    talk(&window).phones
                );
                wrong.extend(faults(&window, &place("the codes")));
                window
                    .state_mut()
                    .apply(Command::Phones(PhonesCommand::Show(false)));
                window.run();
                wrong.extend(faults(&window, &place("the code beside a slide")));
                window
                    .state_mut()
                    .apply(Command::Phones(PhonesCommand::Stop));
            }
        }
    }
    none(&wrong);
}
