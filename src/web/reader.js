// Mirrors the app's accessibility tree as elements over the canvas, for screen readers. They are not
// seen, and the pointer passes through them to the canvas.

const TAGS = { button: "button", link: "a", main: "main", list: "ul", listitem: "li", "": "span" };

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

let send = () => {};
const elements = new Map();
// The text that was last typed into a field, until the app changes it.
const sent = new WeakMap();
let focused = "";

/** `act` is called with a node's id and what was done with its element: `focus` or `click`. */
export function listen(act) {
  send = act;
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
    if (focused !== id) send(id, "focus");
  });
  element.addEventListener("input", () => {
    sent.set(element, element.value);
    send(id, "set", element.value);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && tag === "input") send(id, "enter");
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
  state(element, "role", node.role in TAGS || node.role === "heading" ? null : node.role);
  const asText = node.children.length === 0 && !LABELLED.has(node.role);
  state(element, "aria-label", asText ? null : node.name);
  if (asText && element.textContent !== (node.name ?? "")) element.textContent = node.name ?? "";
  if (FIELDS.has(node.role)) {
    // What comes back of the typing itself may be older than what was typed since.
    const value = node.value ?? "";
    if (value !== element.value && value !== sent.get(element)) element.value = value;
    element.readOnly = node.readonly;
  }
  state(element, "aria-disabled", node.disabled || null);
  state(element, node.role === "button" ? "aria-pressed" : "aria-checked", node.checked);
  state(element, "aria-selected", node.role === "option" || node.role === "tab" ? node.selected : null);
  const expanded = node.expanded ?? (node.role === "combobox" ? false : undefined);
  state(element, "aria-expanded", expanded?.toString());
  state(element, "aria-current", node.current ? "step" : null);
  state(element, "aria-live", node.live ? "polite" : null);
  state(element, "tabindex", node.focusable ? "0" : null);
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

/** Called by the app with the nodes that have changed. */
export function mirror(changed, focus) {
  const nodes = JSON.parse(changed);
  for (const [id, node] of Object.entries(nodes)) describe(elementOf(id, node), node);
  for (const [id, node] of Object.entries(nodes)) {
    if (node.children.length === 0 || FIELDS.has(node.role)) continue;
    const element = elements.get(id);
    const children = node.children.map((child) => elements.get(child)).filter(Boolean);
    const same = children.length === element.children.length && children.every((child, at) => child === element.children[at]);
    if (!same) element.replaceChildren(...children);
  }
  const tree = document.getElementById("tree");
  for (const [id, node] of Object.entries(nodes)) {
    if (node.role === "main" && elements.get(id).parentNode !== tree) tree.replaceChildren(elements.get(id));
  }
  for (const [id, element] of elements) if (!element.isConnected) elements.delete(id);
  if (focus !== focused) {
    focused = focus;
    const element = elements.get(focus);
    // The keyboard stays with the canvas unless the reader is already among the elements.
    if (element && tree.contains(document.activeElement)) element.focus();
  }
}
