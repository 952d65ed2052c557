import { type ColorModeSettings, resolveColorMode } from "../../../src/app/colorMode";
import { noFlashScript } from "../../../src/app/noFlash";

const { dataset } = document.documentElement;

/** What the script leaves on <html>. */
function run(attributes: Readonly<Record<string, string>>, stored: Readonly<Record<string, string>> = {}) {
  for (const name of Object.keys(dataset)) delete dataset[name];
  localStorage.clear();
  Object.assign(dataset, attributes);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  new Function(noFlashScript)();
  return dataset;
}

describe("the inline script", () => {
  afterEach(() => jest.restoreAllMocks());

  it("says that scripts run", () => {
    expect(run({}).js).toBe("");
  });

  it.each<[string | undefined, boolean, ColorModeSettings]>([
    [undefined, false, { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false }],
    [undefined, true, { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false }],
    [undefined, true, { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true }],
    [undefined, false, { defaultMode: "dark", disableSwitch: false, respectPrefersColorScheme: true }],
    [undefined, false, { defaultMode: "dark", disableSwitch: false, respectPrefersColorScheme: false }],
    ["dark", false, { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true }],
    ["dark", false, { defaultMode: "light", disableSwitch: true, respectPrefersColorScheme: false }],
    ["purple", false, { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false }],
  ])("decides as React will: %s stored, dark system %s, %j", (theme, isSystemDark, settings) => {
    jest.spyOn(window, "matchMedia").mockReturnValue({ matches: isSystemDark } as MediaQueryList);
    const attributes = {
      colorDefault: settings.defaultMode,
      ...(settings.respectPrefersColorScheme && { colorSystem: "follow" }),
      ...(settings.disableSwitch && { colorSwitch: "off" }),
    };
    expect(run(attributes, theme === undefined ? {} : { theme }).theme).toBe(
      resolveColorMode(theme ?? null, isSystemDark, settings),
    );
  });

  it("hides a dismissed announcement until another one comes", () => {
    const stored = { "docs.announcement.dismiss": "true", "docs.announcement.id": "v6" };
    expect(run({ announcementId: "v6" }, stored).announcement).toBe("dismissed");
    expect(run({ announcementId: "v7" }, stored).announcement).toBeUndefined();
  });

  it("keeps the sidebar away that the reader has hidden", () => {
    expect(run({}, { "docs.sidebar": "hidden" }).sidebar).toBe("hidden");
    expect(run({}).sidebar).toBeUndefined();
  });

  it("survives a browser that forbids storage", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    for (const name of Object.keys(dataset)) delete dataset[name];
    new Function(noFlashScript)();
    expect(dataset.theme).toBe("light");
  });
});
