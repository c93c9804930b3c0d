//! Lists and ids of enums, derived by strum.

/// Every value of an enum, in order.
#[macro_export]
macro_rules! all {
    ($name:ident) => {
        impl $name {
            /// Every value, in order.
            pub const ALL: [Self; <Self as ::strum::EnumCount>::COUNT] =
                *<Self as ::strum::VariantArray>::VARIANTS
                    .first_chunk()
                    .expect("as many as counted");
        }
    };
}

/// The id of each value of an enum.
#[macro_export]
macro_rules! id {
    ($name:ident) => {
        impl $name {
            /// The id in texts, in lessons and for other programs.
            pub fn id(self) -> &'static str {
                self.into()
            }
        }
    };
}

/// Every value of an enum, its id, and the value of an id.
#[macro_export]
macro_rules! ids {
    ($name:ident) => {
        $crate::all!($name);
        $crate::id!($name);

        impl $name {
            /// The value with this id; `None` if there is none.
            pub fn from_id(id: &str) -> Option<Self> {
                id.parse().ok()
            }
        }
    };
}
