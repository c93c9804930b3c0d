//! Writes the JavaScript that loads a program for browsers: `bindgen PROGRAM.wasm FOLDER`.

use std::env;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let (Some(program), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err("bindgen PROGRAM.wasm FOLDER".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(program)
        .out_name("arbitro")
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)?;
    Ok(())
}
