import { fireEvent, render, screen } from "@testing-library/react";
import { track } from "../../../src/analytics/track";
import { Feedback } from "../../../src/components/Feedback/Feedback";
import { issueUrl } from "../../../src/components/Feedback/issueUrl";

jest.mock("../../../src/analytics/track", () => ({ track: jest.fn() }));

const site = {
  version: "5.6.3",
  platform: { name: "Strapi", version: "5.54.0" },
  repository: { url: "https://host.example/a/b", host: "Host" },
};
const page = { path: "/guide/intro", title: "Intro", url: "https://docs.example/guide/intro" };

function show(hasAnalytics: boolean, settings: Queries.FeedbackSiteFragment = site, consent = "granted") {
  Reflect.set(globalThis, "__HAS_ANALYTICS__", hasAnalytics);
  localStorage.setItem("docs.consent", consent);
  render(<Feedback {...page} site={settings} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const status = () => screen.getByRole("status").textContent;
const issue = () => new URL(screen.getByRole("link").getAttribute("href") ?? "").searchParams;

beforeEach(() => jest.mocked(track).mockClear());
afterAll(() => Reflect.set(globalThis, "__HAS_ANALYTICS__", false));

it("tells an answer at once, and the same one only once", async () => {
  show(true);
  press("Yes");
  press("Yes");
  expect(jest.mocked(track).mock.calls).toEqual([["feedback", { path: "/guide/intro", helpful: true }]]);
  expect(screen.getByRole("button", { name: "Yes" }).getAttribute("aria-pressed")).toBe("true");
  expect(status()).toBe("Thank you for your answer.");
  press("No");
  expect(jest.mocked(track)).toHaveBeenLastCalledWith("feedback", { path: "/guide/intro", helpful: false });
  expect(await screen.findByRole("textbox")).toBeTruthy();
});

it("pretends to keep nothing for a reader who doesn't want to be counted", () => {
  show(true, site, "denied");
  press("No");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(status()).not.toContain("Thank you for your answer.");
});

it("sends a comment with a second event, and thanks", async () => {
  show(true);
  press("No");
  const field = await screen.findByLabelText(/What is missing/);
  press("Send the comment");
  fireEvent.change(field, { target: { value: "  More about roles.\n" } });
  expect(issue().get("body")).toMatch(/^More about roles\.\n/);
  press("Send the comment");
  expect(jest.mocked(track).mock.calls.slice(1)).toEqual([
    ["feedback", { path: "/guide/intro", helpful: false, comment: "More about roles." }],
  ]);
  expect(status()).toMatch(/on its way/);
  expect(screen.queryByLabelText(/What is missing/)).toBeNull();
});

it("says that nothing is recorded where nothing is, and takes comments in issues only", () => {
  show(false);
  press("No");
  expect(status()).toMatch(/Nothing was sent.*records no answers.*open an issue/);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(issue().get("body")).toContain("Helpful: no");
});

it("has no link where no repository is configured", () => {
  show(false, { ...site, repository: null });
  press("Yes");
  expect(screen.queryByRole("link")).toBeNull();
  expect(status()).toBe("Thank you. Nothing was sent, for this copy of the site records no answers.");
});

it("writes an issue's title, page and versions beforehand", () => {
  const url = issueUrl("https://host.example/a/b", {
    ...page,
    version: "5.6.3",
    platform: "Strapi 5.54.0",
    helpful: null,
    comment: "A & B?",
  });
  expect(url).toMatch(/^https:\/\/host\.example\/a\/b\/issues\/new\?/);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    title: "Intro: ",
    body: [
      "A & B?",
      "",
      "---",
      "Page: Intro (https://docs.example/guide/intro)",
      "Documentation: 5.6.3, for Strapi 5.54.0",
    ].join("\n"),
  });
});
