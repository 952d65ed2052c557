import { act, fireEvent, render, screen } from "@testing-library/react";
import { ColorModeProvider } from "../../../src/app/ColorModeProvider";
import { useColorMode } from "../../../src/app/useColorMode";
import { ColorModeToggle } from "../../../src/components/ColorModeToggle/ColorModeToggle";
import { ColorChoices } from "../../../src/components/ReadingSettings/ColorChoices";

const settings = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false };

function Toggle() {
  const { mode, toggle } = useColorMode();
  return <ColorModeToggle mode={mode} onToggle={toggle} />;
}

const show = (overrides = {}) =>
  render(
    <ColorModeProvider settings={{ ...settings, ...overrides }}>
      <Toggle />
      <ColorChoices />
    </ColorModeProvider>,
  );
const theme = () => document.documentElement.dataset.theme;

/** @returns what changes the system's setting later. */
function systemIsDark() {
  const query = Object.assign(window.matchMedia("(prefers-color-scheme: dark)"), { matches: true });
  const changed: EventListenerOrEventListenerObject[] = [];
  jest.spyOn(query, "addEventListener").mockImplementation((_, listener) => changed.push(listener));
  jest.spyOn(window, "matchMedia").mockReturnValue(query);
  return (matches: boolean) => {
    query.matches = matches;
    for (const listener of changed) if (typeof listener === "function") listener(new Event("change"));
  };
}

const radio = (name: string): HTMLInputElement => screen.getByRole("radio", { name });

describe("ColorModeProvider", () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.theme;
  });
  afterEach(() => jest.restoreAllMocks());

  it("starts with the default", () => {
    show();
    expect(theme()).toBe("light");
  });

  it("switches, remembers the choice under `theme` and says what comes next", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "Switch to dark mode" }));
    expect(theme()).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(screen.getByRole("button", { name: "Switch to light mode" })).toBeTruthy();
  });

  it("follows another tab, and falls back when that one forgets the choice", () => {
    show();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" })));
    expect(theme()).toBe("dark");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: null })));
    expect(theme()).toBe("light");
  });

  it("leaves the system's preference alone unless configured", () => {
    systemIsDark();
    show();
    expect(theme()).toBe("light");
  });

  it("follows the system where configured and nothing is stored", () => {
    systemIsDark();
    show({ respectPrefersColorScheme: true });
    expect(theme()).toBe("dark");
  });

  it("prefers the reader's choice to the system's", () => {
    systemIsDark();
    localStorage.setItem("theme", "light");
    show({ respectPrefersColorScheme: true });
    expect(theme()).toBe("light");
  });

  it("lets the system decide by a third choice, kept under the same key", () => {
    const change = systemIsDark();
    show();
    expect(radio("Light").checked).toBe(true);
    fireEvent.click(radio("System"));
    expect(radio("System").checked).toBe(true);
    expect(theme()).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("system");
    act(() => change(false));
    expect(theme()).toBe("light");
    expect(radio("System").checked).toBe(true);
  });

  it("switches from the system's colors to the others", async () => {
    systemIsDark();
    localStorage.setItem("theme", "system");
    show();
    // An observer says so, a moment later.
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Switch to light mode" })));
    expect([theme(), localStorage.getItem("theme")]).toEqual(["light", "light"]);
    expect(radio("Light").checked).toBe(true);
  });

  it("follows another tab to the system's colors", () => {
    systemIsDark();
    show();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "system" })));
    expect(theme()).toBe("dark");
  });

  it("offers no choice where the switch is taken away", () => {
    document.documentElement.dataset.colorSwitch = "off";
    show({ disableSwitch: true });
    delete document.documentElement.dataset.colorSwitch;
    expect(screen.queryByRole("radio")).toBeNull();
  });
});
