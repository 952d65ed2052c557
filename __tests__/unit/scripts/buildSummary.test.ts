import { watchBuild } from "../../../scripts/command/buildSummary.mjs";

const told = (type: string, payload: unknown) => ({ type: "LOG_ACTION", action: { type, payload } });
const step = (uuid: string, text: string, duration: number) => [
  told("ACTIVITY_START", { uuid, text }),
  told("ACTIVITY_END", { uuid, duration }),
];

/** What a build says of itself that took so many seconds. */
function summaryAfter(seconds: number, messages: readonly unknown[] = []): string | undefined {
  let time = 0;
  const watch = watchBuild(() => time);
  for (const message of messages) watch.hear(message);
  time = seconds * 1000;
  return watch.summary();
}

it("names pages, time, and the steps that took most of it", () => {
  const messages = [
    told("LOG", { text: "Total nodes: 4010, SitePage nodes: 409 (use --verbose for breakdown)" }),
    ...step("1", "load plugins", 0.5),
    ...step("2", "bundles", 17.4),
    ...step("3", "sources", 15),
    ...step("4", "renderer", 9.6),
    told("LOG", { text: "Done building" }),
  ];
  expect(summaryAfter(76, messages)).toBe(
    "409 pages in 76 s, no problems in the content. Most of it: bundles 17 s, sources 15 s, renderer 10 s.",
  );
});

it("says nothing of a short build", () => {
  expect(summaryAfter(4)).toBeUndefined();
});

it.each([undefined, "x", { type: "OTHER" }, told("SET_STATUS", "IN_PROGRESS"), told("LOG", {})])(
  "hears %j without harm",
  (message) => expect(summaryAfter(20, [message])).toContain("0 pages in 20 s"),
);
