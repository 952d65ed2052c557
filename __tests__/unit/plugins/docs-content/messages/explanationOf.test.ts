import { explanationOf } from "../../../../../plugins/docs-content/messages/explanationOf";

const row = (message: string, group = "rest") => ({
  id: `@strapi/x ${message}`,
  group,
  message,
  class: ["ValidationError"],
  status: [],
  package: "@strapi/x",
  file: ["dist/a.js"],
});
const rows = [
  row("Invalid key …"),
  row("Invalid key … at …"),
  row("Files are empty", "upload"),
  row("Not explained"),
];
const note = { meaning: "It is wrong.", causes: "A typo.", fix: "Correct it.", recorded: "[There](/x)" };
const sheet = {
  facts: {
    title: "T",
    source: "s",
    platform: "5.54.0",
    columns: [{ key: "message", label: "Message", kind: "code" as const }],
    rows,
  },
  notes: Object.fromEntries(rows.slice(0, 3).map(({ id }) => [id, note])),
};
const site = {
  errorIndex: "/errors",
  facts: (name: string) => (name === "error-messages" ? sheet : undefined),
};
const rest = (message: string, details = {}) => ({
  status: 400,
  body: { data: null, error: { status: 400, name: "ValidationError", message, details } },
});

it.each([
  ["of a REST response", rest("Files are empty"), "/errors/upload#x-files-are-empty"],
  [
    "of GraphQL",
    { status: 200, body: { errors: [{ message: "Invalid key a" }] } },
    "/errors/rest#x-invalid-key",
  ],
  [
    "of thrown errors",
    { body: { error: { name: "E", message: "Invalid key a" } } },
    "/errors/rest#x-invalid-key",
  ],
  [
    "in the details of one without an entry",
    rest("2 errors occurred", { errors: [{ path: [], message: "Files are empty" }] }),
    "/errors/upload#x-files-are-empty",
  ],
])("finds the entry of a message %s", (_where, response, entry) => {
  expect(explanationOf(response, site)).toBe(entry);
});

it("prefers the message with the most words of its own", () => {
  expect(explanationOf(rest("Invalid key a at b"), site)).toBe("/errors/rest#x-invalid-key-at");
});

it.each(["Not explained", "All Files are empty", "Files are empty, again", ""])(
  "finds none for %j",
  (message) => {
    expect(explanationOf(rest(message), site)).toBeUndefined();
  },
);

it("finds none in a site without an error index", () => {
  const response = rest("Files are empty");
  expect(explanationOf(response, { errorIndex: undefined, facts: site.facts })).toBeUndefined();
  expect(explanationOf(response, { ...site, facts: () => undefined })).toBeUndefined();
});
