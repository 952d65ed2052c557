import { fireEvent, render, screen } from "@testing-library/react";
import { LocaleSwitcher } from "../../../src/components/LocaleSwitcher/LocaleSwitcher";
import { localeChoices } from "../../../src/components/LocaleSwitcher/localeChoices";

const locales = [
  { code: "en", label: "English", path: "" },
  { code: "fr", label: "Français", path: "/fr" },
];

const hrefs = (path: string, suffix = "") => localeChoices(locales, path, suffix).map(({ href }) => href);

describe("localeChoices", () => {
  it("leads to the same page in the other language", () => {
    expect(hrefs("/dev-docs/intro")).toEqual(["/dev-docs/intro", "/fr/dev-docs/intro"]);
    expect(hrefs("/fr/dev-docs/intro")).toEqual(["/dev-docs/intro", "/fr/dev-docs/intro"]);
  });

  it("knows the languages' start pages", () => {
    expect(hrefs("/")).toEqual(["/", "/fr"]);
    expect(hrefs("/fr")).toEqual(["/", "/fr"]);
  });

  it("doesn't take a folder that begins alike for a language", () => {
    expect(hrefs("/from-v4")).toEqual(["/from-v4", "/fr/from-v4"]);
  });

  it("keeps query and fragment", () => {
    expect(hrefs("/x", "?language=js#fields")).toEqual(["/x?language=js#fields", "/fr/x?language=js#fields"]);
  });

  it("marks the page's own language", () => {
    const current = localeChoices(locales, "/fr/x", "").filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ key }) => key)).toEqual(["fr"]);
  });
});

describe("LocaleSwitcher", () => {
  it("names its language and takes query and fragment along when the reader comes near a link", () => {
    window.history.replaceState(null, "", "/dev-docs/intro?language=js#fields");
    render(<LocaleSwitcher locales={locales} path="/dev-docs/intro" />);
    const link = screen.getByText("Français");
    expect(link.getAttribute("href")).toBe("/fr/dev-docs/intro");
    fireEvent.focus(link);
    expect(link.getAttribute("href")).toBe("/fr/dev-docs/intro?language=js#fields");
    expect(link.getAttribute("hreflang")).toBe("fr");
  });
});
