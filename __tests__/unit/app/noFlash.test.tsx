import { waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { type ColorModeSettings, resolveColorMode } from "../../../src/app/colorMode";
import { noFlashScript } from "../../../src/app/noFlash";
import { BaseUrlBanner } from "../../../src/navigation/BaseUrlBanner";
import { PageSignals } from "../../../src/navigation/PageSignals";

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
    ["system", true, { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false }],
    ["system", false, { defaultMode: "dark", disableSwitch: false, respectPrefersColorScheme: false }],
    ["system", true, { defaultMode: "light", disableSwitch: true, respectPrefersColorScheme: false }],
    ["light", true, { defaultMode: "dark", disableSwitch: false, respectPrefersColorScheme: true }],
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

  it("sets text as the reader wants it", () => {
    const { textSize, textWidth } = run({}, { "docs.textSize": "large", "docs.textWidth": "wide" });
    expect([textSize, textWidth]).toEqual(["large", "wide"]);
    expect([run({}).textSize, dataset.textWidth]).toEqual([undefined, undefined]);
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

describe("the reader's names", () => {
  const code = (html: string) => {
    document.body.innerHTML = `<code>${html}</code>`;
    return document.querySelector("code") as Element;
  };
  const mark = (name: string, text: string) => `<var data-own="${name}">${text}</var>`;
  const keep = (names: unknown) => {
    localStorage.setItem("docs.project", typeof names === "string" ? names : JSON.stringify(names));
    window.dispatchEvent(new StorageEvent("storage", { key: "docs.project" }));
  };
  const path = `${mark("url", "http://localhost:1337")}/api/${mark("plural", "recipes")}`;

  let observe: jest.SpyInstance;
  beforeEach(() => {
    observe = jest.spyOn(MutationObserver.prototype, "observe");
  });
  // The script of an earlier test goes on, too.
  afterEach(() => {
    keep({});
    for (const observer of observe.mock.contexts as MutationObserver[]) observer.disconnect();
  });

  it("replace Saffron's in what the page has and in what it gets later", async () => {
    run({}, { "docs.project": JSON.stringify({ plural: "blog-posts" }) });
    expect(dataset.ownNames).toBe("");
    const element = code(path);
    await waitFor(() => expect(element.textContent).toBe("http://localhost:1337/api/blog-posts"));
    expect(element.querySelectorAll("[data-saffron]")).toHaveLength(1);
  });

  it("follow a change at once, and leave nothing behind", () => {
    run({});
    const element = code(path);
    const before = element.innerHTML;
    keep({ url: "https://cms.example.org/v1", plural: "news-items" });
    expect(element.textContent).toBe("https://cms.example.org/v1/api/news-items");
    keep({ url: "https://cms.example.org" });
    expect(element.textContent).toBe("https://cms.example.org/api/recipes");
    keep({});
    expect(element.innerHTML).toBe(before);
    expect(dataset.ownNames).toBeUndefined();
  });

  it.each([
    "",
    "{",
    "null",
    "7",
    '"recipes"',
    '["a","b"]',
    '{"plural":"<img src=x onerror=alert(1)>"}',
    '{"plural":"a b"}',
    '{"plural":""}',
    '{"plural":{"a":1}}',
    '{"plural":null,"url":"javascript:alert(1)"}',
    `{"plural":"${"a".repeat(100)}"}`,
  ])("are ignored when they aren't names: %s", (kept) => {
    run({});
    const element = code(path);
    const before = element.innerHTML;
    keep(kept);
    expect(element.innerHTML).toBe(before);
    expect(dataset.ownNames).toBeUndefined();
  });
});

describe("the inline script, when everything has been tried to load", () => {
  const visible = () => [...document.querySelectorAll("[role=alert]:not([hidden])")].map((alert) => alert.id);
  /** A page at a URL, whose scripts have come or not. */
  function load(href: string, pagePath: string, hasScripts = false) {
    window.history.replaceState(null, "", href);
    document.body.innerHTML = renderToStaticMarkup(
      <>
        {pagePath === "/" && <BaseUrlBanner />}
        <PageSignals />
      </>,
    );
    Object.assign(window, { pagePath, ___loader: hasScripts ? {} : undefined });
    run({});
    window.dispatchEvent(new Event("scriptstried"));
  }
  const suggestion = () => document.querySelector("#base-url-banner p + p")?.textContent;

  it("leaves a page alone whose scripts run", () => {
    load("/some/docs/", "/", true);
    expect(visible()).toEqual([]);
    expect(dataset.js).toBe("");
  });

  it("gives a page without them the looks that it has without scripts, and says so", () => {
    load("/guide/intro", "/guide/intro");
    expect(visible()).toEqual(["page-failure"]);
    expect(dataset.js).toBeUndefined();
  });

  it.each([
    ["/some/docs/", "/some/docs/"],
    ["/some/docs", "/some/docs/"],
    ["/some/docs/index.html", "/some/docs/"],
  ])("suggests a base URL on the home page that was served at %s", (href, base) => {
    load(href, "/");
    expect(visible()).toEqual(["base-url-banner"]);
    expect(suggestion()).toContain(`Suggested base URL: ${base}.`);
  });

  it("suggests none where the base URL is right", () => {
    load("/index.html", "/");
    expect(visible()).toEqual(["page-failure"]);
  });

  it("keeps a script that is wanted on the side from loading the whole page", () => {
    run({});
    const later = jest.fn();
    window.addEventListener("unhandledrejection", later);
    const reject = (reason: Error) =>
      window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
    reject(new Error("Loading chunk 7 failed."));
    expect(later).not.toHaveBeenCalled();
    reject(new Error("Something else"));
    expect(later).toHaveBeenCalledTimes(1);
  });
});
