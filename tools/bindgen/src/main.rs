//! Writes the JavaScript that loads a program for browsers: `bindgen PROGRAM.wasm NAME FOLDER`.

use std::env;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [program, name, folder] = &arguments[..] else {
        return Err("bindgen PROGRAM.wasm NAME FOLDER".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(program)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)?;
    Ok(())
}
