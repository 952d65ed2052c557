import { act, fireEvent, render, screen } from "@testing-library/react";
import { ColorModeProvider } from "../../../src/app/ColorModeProvider";
import { useColorMode } from "../../../src/app/useColorMode";
import { ColorModeToggle } from "../../../src/components/ColorModeToggle/ColorModeToggle";

const settings = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false };

function Toggle() {
  const { mode, toggle } = useColorMode();
  return <ColorModeToggle mode={mode} onToggle={toggle} />;
}

const show = (overrides = {}) =>
  render(
    <ColorModeProvider settings={{ ...settings, ...overrides }}>
      <Toggle />
    </ColorModeProvider>,
  );
const theme = () => document.documentElement.dataset.theme;

function systemIsDark() {
  const query = window.matchMedia("(prefers-color-scheme: dark)");
  jest.spyOn(window, "matchMedia").mockReturnValue(Object.assign(query, { matches: true }));
}

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
});
