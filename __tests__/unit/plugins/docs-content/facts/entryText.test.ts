import { entryText } from "../../../../../plugins/docs-content/facts/entryText";
import { type FactSheet, notesById } from "../../../../../plugins/docs-content/facts/sheet";
import { factFile } from "../../../../../plugins/docs-content/schema/facts";

const head = { source: "the kitchen", platform: "5.54.0" };

function sheet(file: object, notes: Parameters<typeof notesById>[0] = {}): FactSheet {
  return { facts: factFile.parse({ ...head, ...file }), notes: notesById(notes) };
}

const methods = sheet(
  {
    title: "Methods",
    members: "params",
    columns: [
      { key: "method", label: "Method", kind: "code" },
      { key: "signature", label: "Signature", kind: "code", isExtra: true },
      { key: "params", label: "Parameters", kind: "list" },
      { key: "hot", label: "Only when hot", kind: "yesNo" },
    ],
    rows: [
      { id: "cook", method: "cook()", signature: "cook(params): Dish | null", params: ["a"], hot: true },
      { id: "serve", method: "serve()", signature: "serve(): void", params: [], hot: false },
    ],
  },
  { cook: { meaning: "Heats.", returns: "A [dish](/guide/dish)." } },
);

const columns = [
  { key: "param", label: "Parameter", kind: "code" },
  { key: "type", label: "Type", kind: "code" },
];
const param = (id: string, more: object = {}) => ({
  id,
  group: id.split(".")[0],
  param: id.split(".")[1],
  type: "number",
  required: false,
  ...more,
});

const rowsOf = (text: string) => text.split("\n").filter((line) => /^\| [`]/.test(line));

it("begins with the signature, and ends with what else is known", () => {
  const params = sheet(
    { title: "Parameters", columns, rows: [param("cook.salt")] },
    { "*.salt": "How much." },
  );
  expect(entryText("cook", methods, params)).toBe(
    [
      "`cook(params): Dish | null`",
      "Heats.",
      "| Parameter | Type | Meaning |\n| --- | --- | --- |\n| `salt` | `number` | How much. |",
      "- **Only when hot**\n- **Returns:** A [dish](/guide/dish).",
    ].join("\n\n"),
  );
  expect(entryText("serve", methods, params)).toBe("`serve(): void`");
});

it("can be in two parts, with an example between them", () => {
  const params = sheet(
    { title: "Parameters", columns, rows: [param("cook.salt")] },
    { "*.salt": "How much." },
  );
  const [signature, details] = [
    entryText("cook", methods, params, "signature"),
    entryText("cook", methods, params, "details"),
  ];
  expect(signature).toBe("`cook(params): Dish | null`\n\nHeats.");
  expect(details).toMatch(/^\| Parameter/);
  expect([signature, details].join("\n\n")).toBe(entryText("cook", methods, params));
  expect(entryText("serve", methods, params, "details")).toBe("");
});

it("puts what is required first and what is deprecated last, each with its history", () => {
  const rows = [
    param("cook.old", { deprecated: true }),
    param("cook.older", { deprecated: true }),
    param("cook.new"),
    param("cook.pan", { required: true }),
  ];
  const notes = { "*.old": "A", "*.older": "B", "*.new": "C", "*.pan": "D" };
  const params = {
    ...sheet({ title: "Parameters", columns, rows }, notes),
    history: new Map([
      ["cook.old", { id: "cook.old", since: "5.3", deprecated: "5.9" }],
      ["cook.new", { id: "cook.new", since: "5.9" }],
    ]),
  };
  expect(rowsOf(entryText("cook", methods, params))).toEqual([
    "| `pan` *required* | `number` | D |",
    "| `new` *since 5.9* | `number` | C |",
    "| `old` *since 5.3, deprecated in 5.9* | `number` | A |",
    "| `older` *deprecated* | `number` | B |",
  ]);
});

it("tells once what holds of several parts, with their type only if it is the same", () => {
  const rows = [param("cook.a"), param("cook.b"), param("cook.c", { type: "string" }), param("cook.d")];
  const notes = { "*.a": "None.", "*.b": "None.", "*.c": "Both.", "*.d": "Both." };
  const params = sheet({ title: "Parameters", columns, rows }, notes);
  expect(rowsOf(entryText("cook", methods, params))).toEqual([
    "| `a`, `b` | `number` | None. |",
    "| `c`, `d` |  | Both. |",
  ]);
});

it("takes the note on a part instead of the one on all parts of that name, as a whole", () => {
  const rows = [param("cook.a"), param("serve.a", { type: '"w" | "x" | "y" | "z"' })];
  const notes = { "*.a": { meaning: "Any.", default: "none" }, "serve.a": { meaning: "Served." } };
  const params = sheet({ title: "Parameters", columns, rows }, notes);
  expect(rowsOf(entryText("cook", methods, params))).toEqual(["| `a` | `number` | Any. Default: none. |"]);
  // Four values are a separate list, which their page shows.
  expect(rowsOf(entryText("serve", methods, params))).toEqual(["| `a` | `string` | Served. |"]);
});

describe("an option", () => {
  const options = sheet(
    {
      title: "Options",
      columns: [
        { key: "key", label: "Key", kind: "code" },
        { key: "type", label: "Type", kind: "code" },
        { key: "default", label: "Default", kind: "code" },
        { key: "required", label: "Required", kind: "yesNo", isExtra: true },
      ],
      rows: [
        { id: "server.proxy", key: "proxy", type: "boolean | object", default: "false", required: false },
        { id: "server.proxy.koa", key: "proxy.koa", type: "boolean", default: "`x`", required: false },
        { id: "server.proxyAll", key: "proxyAll", type: "boolean", default: null, required: true },
      ],
    },
    { "server.proxy.koa": "Trusts headers." },
  );

  it("lists what is below it in the same facts", () => {
    expect(entryText("server.proxy", options, undefined)).toBe(
      [
        "`proxy: boolean | object`",
        "| Key | Type | Meaning |\n| --- | --- | --- |\n| `proxy.koa` | `boolean` | Trusts headers. Default: `` `x` ``. |",
        "- **Default:** `false`",
      ].join("\n\n"),
    );
  });

  it("says that it is required", () => {
    expect(entryText("server.proxyAll", options, undefined)).toBe("`proxyAll: boolean`\n\n- **Required**");
  });
});

it("says nothing of an ID that isn't there: the check does", () => {
  expect(entryText("bake", methods, undefined)).toBe("");
});
