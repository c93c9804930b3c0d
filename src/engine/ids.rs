//! Lists and ids of enums, derived by strum.

/// Every value of an enum, in the order of the Laws.
macro_rules! all {
    ($name:ident) => {
        impl $name {
            /// Every value, in the order of the Laws.
            pub const ALL: [Self; <Self as ::strum::EnumCount>::COUNT] =
                *<Self as ::strum::VariantArray>::VARIANTS
                    .first_chunk()
                    .expect("as many as counted");
        }
    };
}

/// The id of each value of an enum.
macro_rules! id {
    ($name:ident) => {
        impl $name {
            /// The id that lessons and other programs use.
            pub fn id(self) -> &'static str {
                self.into()
            }
        }
    };
}

/// Every value of an enum, its id, and the value of an id.
macro_rules! ids {
    ($name:ident) => {
        all!($name);
        id!($name);

        impl $name {
            /// The value with this id; `None` if there is none.
            pub fn from_id(id: &str) -> Option<Self> {
                id.parse().ok()
            }
        }
    };
}
