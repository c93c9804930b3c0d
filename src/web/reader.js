// Mirrors the app's accessibility tree as elements over the canvas, for screen readers. They are not
// seen, and the pointer passes through them to the canvas.

const TAGS = { button: "button", link: "a", main: "main", "": "span" };

// Roles whose name is not what they contain. All other leaves have their name as text, which a live
// region reads out.
const LABELLED = new Set([
  "checkbox",
  "combobox",
  "img",
  "progressbar",
  "radio",
  "searchbox",
  "slider",
  "spinbutton",
  "switch",
  "textbox",
]);

// Fields to type in, which have no elements in them.
const FIELDS = new Set(["textbox", "searchbox", "spinbutton"]);

// What has such a role now, by node.
const SPOKEN = { status: new Map(), alert: new Map() };

let send = () => {};
const elements = new Map();
// The text that was last typed into a field, until the app changes it.
const sent = new WeakMap();
let focused = "";

/** `act` is called with a node's id and what was done with its element: `focus`, `click`, `enter`, or
 * `set` with the text of a field. */
export function listen(act) {
  send = act;
}

/** Gives the keyboard to the elements, where the app's focus is. */
export function enter() {
  (elements.get(focused) ?? document.querySelector("#tree main"))?.focus();
}

function tagOf(node) {
  if (node.role === "heading") return `h${node.level ?? 2}`;
  if (FIELDS.has(node.role)) return node.multiline ? "textarea" : "input";
  return TAGS[node.role] ?? "div";
}

function elementOf(id, node) {
  const known = elements.get(id);
  const tag = tagOf(node);
  if (known?.localName === tag) return known;
  const element = document.createElement(tag);
  element.addEventListener("click", (event) => {
    event.stopPropagation();
    event.preventDefault();
    send(id, "click");
  });
  element.addEventListener("focus", () => {
    if (focused !== id && element.tabIndex === 0) send(id, "focus");
  });
  element.addEventListener("input", () => {
    sent.set(element, element.value);
    send(id, "set", element.value);
  });
  element.addEventListener("keydown", (event) => {
    if (tag === "input" && event.key === "Enter") send(id, "enter");
    // Buttons and fields have keys of their own; a radio button of ours is none of the browser's.
    if (tag === "button" || FIELDS.has(node.role)) return;
    if (event.target === element && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      send(id, "click");
    }
  });
  known?.replaceWith(element);
  elements.set(id, element);
  return element;
}

function state(element, name, value) {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function describe(element, node) {
  // What is spoken at once is spoken by the regions of the page: readers hear changes only in a region
  // that was there before.
  const plain = node.role in TAGS || node.role === "heading" || node.role in SPOKEN;
  state(element, "role", plain ? null : node.role);
  const asText = node.children.length === 0 && !LABELLED.has(node.role);
  state(element, "aria-label", asText ? null : node.name);
  if (asText && element.textContent !== (node.name ?? "")) element.textContent = node.name ?? "";
  if (FIELDS.has(node.role)) {
    // What comes back of the typing itself may be older than what was typed since.
    const value = node.value ?? "";
    if (value !== element.value && value !== sent.get(element)) element.value = value;
    if (value !== sent.get(element)) sent.delete(element);
    element.readOnly = node.readonly;
  }
  state(element, "aria-disabled", node.disabled || null);
  state(element, node.role === "button" ? "aria-pressed" : "aria-checked", node.checked);
  state(element, "aria-selected", node.role === "option" || node.role === "tab" ? node.selected : null);
  const expanded = node.expanded ?? (node.role === "combobox" ? false : undefined);
  state(element, "aria-expanded", expanded?.toString());
  state(element, "aria-current", node.current ? "step" : null);
  state(element, "aria-modal", node.role === "dialog" ? "true" : null);
  const stop = node.role === "dialog" || node.role === "main" ? "-1" : null;
  state(element, "tabindex", node.focusable ? "0" : stop);
  if (node.bounds) {
    const [left, top, right, bottom] = node.bounds;
    Object.assign(element.style, {
      position: "fixed",
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    });
  }
}

/** Puts these elements, and no others, into one; those that stay are not moved, since that would take
 * the keyboard from them. */
function arrange(element, children) {
  if (element.firstChild?.nodeType === Node.TEXT_NODE) element.firstChild.remove();
  for (const child of [...element.children]) if (!children.includes(child)) child.remove();
  children.forEach((child, at) => {
    if (element.children[at] !== child) element.insertBefore(child, element.children[at] ?? null);
  });
}

/** Has the regions of the page say what they have not said yet. */
function speak(nodes) {
  for (const [id, node] of Object.entries(nodes)) if (node.role in SPOKEN) SPOKEN[node.role].set(id, node.name ?? "");
  for (const [role, texts] of Object.entries(SPOKEN)) {
    for (const id of texts.keys()) if (!elements.has(id)) texts.delete(id);
    const region = document.getElementById(role);
    const words = [...texts.values()].join(" ");
    if (region.textContent !== words) region.textContent = words;
  }
}

/** Called by the app with the nodes that have changed. */
export function mirror(changed, focus) {
  const nodes = JSON.parse(changed);
  const tree = document.getElementById("tree");
  const inside = tree.contains(document.activeElement);
  let dialog;
  for (const [id, node] of Object.entries(nodes)) {
    if (node.role === "dialog" && !elements.has(id)) dialog = id;
    describe(elementOf(id, node), node);
  }
  for (const [id, node] of Object.entries(nodes)) {
    if (node.children.length === 0 || FIELDS.has(node.role)) continue;
    arrange(elements.get(id), node.children.map((child) => elements.get(child)).filter(Boolean));
  }
  for (const [id, node] of Object.entries(nodes)) if (node.role === "main") arrange(tree, [elements.get(id)]);
  for (const [id, element] of elements) if (!element.isConnected) elements.delete(id);
  speak(nodes);
  const moved = focus !== focused;
  focused = focus;
  // The keyboard stays with the canvas unless the reader is already among the elements.
  if (!inside) return;
  if (dialog) elements.get(dialog)?.focus();
  else if (moved || !tree.contains(document.activeElement)) enter();
}
