import { choose, consentKey, currentConsent, onConsent } from "../../../src/consent/consent";

function browserSays(name: "doNotTrack" | "globalPrivacyControl", value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, "doNotTrack");
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  Reflect.set(globalThis, "__CONSENT_REQUIRED__", true);
});

it("is unset until the reader answers, and then what they said", () => {
  expect(currentConsent()).toBe("unset");
  choose("granted");
  expect(currentConsent()).toBe("granted");
  choose("denied");
  expect(currentConsent()).toBe("denied");
});

it("counts silence as a yes where no one has to be asked; a no stays a no", () => {
  Reflect.set(globalThis, "__CONSENT_REQUIRED__", false);
  expect(currentConsent()).toBe("granted");
  choose("denied");
  expect(currentConsent()).toBe("denied");
});

it.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const)("is denied when the browser says so (%s), whatever was chosen", (name, value) => {
  choose("granted");
  browserSays(name, value);
  expect(currentConsent()).toBe("denied");
});

it("takes anything else in storage for no answer", () => {
  localStorage.setItem(consentKey, "maybe");
  expect(currentConsent()).toBe("unset");
});

it("tells who listens, also of an answer in another tab", () => {
  const heard: string[] = [];
  const stop = onConsent((consent) => heard.push(consent));
  choose("granted");
  localStorage.setItem(consentKey, "denied");
  window.dispatchEvent(new StorageEvent("storage", { key: consentKey }));
  window.dispatchEvent(new StorageEvent("storage", { key: "other" }));
  stop();
  choose("granted");
  expect(heard).toEqual(["granted", "denied"]);
});
