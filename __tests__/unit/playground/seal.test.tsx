import { seal } from "../../../src/playground/frame/seal";

/** What jsdom lacks and browsers have. */
class UserActivation {
  get isActive(): boolean {
    return isActive;
  }
}
class RTCPeerConnection {}

let isActive = false;
let hasFocus = false;
const reported = jest.fn();
const showModal = jest.fn();

beforeAll(() => {
  Object.assign(window, { UserActivation, RTCPeerConnection, webkitRTCPeerConnection: RTCPeerConnection });
  Object.defineProperty(navigator, "userActivation", { value: new UserActivation() });
  Object.defineProperty(window, "parent", { configurable: true, value: { postMessage: reported } });
  Document.prototype.hasFocus = () => hasFocus;
  HTMLDialogElement.prototype.showModal = showModal;
  // Jest's global lists only what is enumerable; a browser's lists all of its interfaces.
  for (const value of [HTMLElement, SVGElement, HTMLDialogElement]) {
    Object.defineProperty(window, value.name, { value, enumerable: true });
  }
  seal();
});

beforeEach(() => {
  isActive = false;
  hasFocus = false;
  reported.mockClear();
  document.body.innerHTML = "";
});

function add<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  return document.body.appendChild(document.createElement(name));
}

it("leaves neither WebRTC nor other windows, for good", () => {
  expect("RTCPeerConnection" in window && window.RTCPeerConnection).toBeUndefined();
  expect("webkitRTCPeerConnection" in window && window.webkitRTCPeerConnection).toBeUndefined();
  expect(window.open("https://a.example")).toBeNull();
  for (const name of ["RTCPeerConnection", "open"]) {
    expect(Reflect.set(window, name, 1)).toBe(false);
    expect(Reflect.deleteProperty(window, name)).toBe(false);
  }
});

it("leaves the history as it is", () => {
  const before = [history.length, location.href];
  history.pushState(null, "", "#a");
  history.replaceState(null, "", "#b");
  expect([history.length, location.href]).toEqual(before);
});

it("reports a changed fragment to the page, even where live code has replaced `parent`", () => {
  const { parent } = window;
  Object.defineProperty(window, "parent", { configurable: true, value: window });
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  Object.defineProperty(window, "parent", { configurable: true, value: parent });
  expect(reported).toHaveBeenCalledTimes(1);
});

it.each([
  ["focus()", () => add("input").focus()],
  [
    "focus() of SVG",
    () => {
      const link = document.createElementNS("http://www.w3.org/2000/svg", "a");
      link.setAttribute("tabindex", "0");
      document.body.append(link);
      link.focus();
    },
  ],
] as const)("moves the focus by %s only for a reader who is there", (_name, move) => {
  move();
  expect(document.activeElement).toBe(document.body);
  hasFocus = true;
  document.body.innerHTML = "";
  move();
  expect(document.activeElement).not.toBe(document.body);
  hasFocus = false;
});

it("keeps a click that code makes up from focusing a field or opening a dialog, but for a reader", () => {
  const label = add("label");
  const isPrevented = () =>
    !label.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(isPrevented()).toBe(true);
  isActive = true;
  expect(isPrevented()).toBe(false);
});

it("opens a dialog only for a reader who has just acted", () => {
  add("dialog").showModal();
  expect(showModal).not.toHaveBeenCalled();
  isActive = true;
  add("dialog").showModal();
  expect(showModal).toHaveBeenCalledTimes(1);
});

it("can't be talked into it by live code", () => {
  const { apply } = Reflect;
  const { preventDefault } = Event.prototype;
  Document.prototype.hasFocus = () => true;
  Object.defineProperty(UserActivation.prototype, "isActive", { configurable: true, value: true });
  Reflect.apply = () => true;
  Event.prototype.preventDefault = () => {};
  const isClicked = add("label").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  add("input").focus();
  Reflect.apply = apply;
  Event.prototype.preventDefault = preventDefault;
  expect(isClicked).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it("lets no link go anywhere, whoever clicks it", () => {
  hasFocus = true;
  const link = add("a");
  link.href = "#there";
  link.append(document.createElement("b"));
  link.firstElementChild?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(location.hash).toBe("");
});

it("leaves clicks their handlers", () => {
  const onClick = jest.fn();
  const button = add("button");
  button.addEventListener("click", onClick);
  button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});
