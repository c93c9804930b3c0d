//! Errors: why a line is not answered.

use std::fmt::Display;

use serde::Serialize;

use crate::engine::Reason;
use crate::engine::notation::NotationError;

use super::answer::Answer;

/// The longest message, in characters: a line may contain a megabyte of garbage.
const MAX_MESSAGE: usize = 240;

/// The error codes of the protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Code {
    BadJson,
    LineTooLong,
    BadRequest,
    UnknownAsk,
    BadNotation,
    IllegalAuction,
    IllegalCall,
    IllegalCard,
    ImpossiblePosition,
}

/// An error.
#[derive(Debug)]
pub(super) struct Refusal {
    code: Code,
    message: String,
    /// The number of the illegal call or card, or of the deal in a rubber, from 1.
    index: Option<usize>,
    /// The rule that was broken.
    reason: Option<Reason>,
}

impl Refusal {
    pub(super) fn new(code: Code, message: impl AsRef<str>) -> Self {
        Self {
            code,
            message: clipped(message.as_ref()).to_owned(),
            index: None,
            reason: None,
        }
    }

    pub(super) fn answer(&self) -> Answer {
        let error = Answer::default()
            .with("code", self.code)
            .with("message", &self.message)
            .given("index", self.index);
        let error = match &self.reason {
            Some(reason) => error.because([reason]),
            None => error,
        };
        Answer::default().part("error", &error)
    }

    /// Adds the rule that was broken.
    pub(super) fn because(self, reason: Reason) -> Self {
        Self {
            reason: Some(reason),
            ..self
        }
    }

    pub(super) fn json(error: impl Display) -> Self {
        Self::new(Code::BadJson, error.to_string())
    }

    /// A missing field, or one of the wrong type.
    pub(super) fn request(error: impl Display) -> Self {
        Self::new(Code::BadRequest, error.to_string())
    }

    pub(super) fn missing(field: &str) -> Self {
        Self::request(format_args!("missing field `{field}`"))
    }

    pub(super) fn notation(error: impl Display) -> Self {
        Self::new(Code::BadNotation, error.to_string())
    }

    pub(super) fn impossible(error: impl Display) -> Self {
        Self::new(Code::ImpossiblePosition, error.to_string())
    }

    pub(super) fn line_too_long() -> Self {
        Self::new(Code::LineTooLong, "a line has at most 1 MiB")
    }

    /// A card that may not be played at this point; `index` counts from 0.
    pub(super) fn illegal_card(index: usize, reason: Reason, card: &str) -> Self {
        let number = index + 1;
        let id = reason.id;
        let message = format!("card {number} of the play, {card}, is illegal: {id}");
        Self {
            index: Some(number),
            ..Self::new(Code::IllegalCard, message).because(reason)
        }
    }

    /// Adds the place in a list, counted from 1.
    pub(super) fn at(self, what: &str, index: usize) -> Self {
        Self {
            message: format!("{what} {index}: {}", self.message),
            index: Some(index),
            ..self
        }
    }

    /// Changes the code for questions about the auction itself.
    pub(super) fn of_asked_auction(mut self) -> Self {
        if self.code == Code::IllegalAuction {
            self.code = Code::IllegalCall;
        }
        self
    }
}

impl From<NotationError> for Refusal {
    fn from(error: NotationError) -> Self {
        match error {
            NotationError::IllegalCall { index, why, .. } => {
                let reason = why.reason();
                let message = format!("{error}: {}", reason.id);
                Self {
                    index: Some(index + 1),
                    ..Self::new(Code::IllegalAuction, message).because(reason)
                }
            }
            NotationError::CardTwice(_) | NotationError::TooManyCards(_) => Self::impossible(error),
            _ => Self::notation(error),
        }
    }
}

/// The text, shortened if it is too long.
pub(super) fn clipped(text: &str) -> &str {
    text.char_indices()
        .nth(MAX_MESSAGE)
        .map_or(text, |(end, _)| &text[..end])
}
