import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { CreateDevServerArgs, CreatePagesArgs, Node, ParentSpanPluginArgs } from "gatsby";
import { askForEdits, showEdits, startEdits } from "../../../../plugins/docs-content/showEdits";
import { nodeStore } from "../../../support/nodeStore";
import { doc } from "../../../support/smallSite";

const told = jest.fn();
const mockBrowsers = { activePaths: new Set<string>(), emitPageData: told };

jest.mock("../../../../build/gatsby-internals/gatsbySource", () => ({
  gatsbyRequire: () => () => ({ websocketManager: mockBrowsers }),
}));

// The first page to be compiled loads what compiles it, beside other tests that do.
jest.setTimeout(30_000);

const path = "/guide/a";
const component = "src/templates/doc.tsx";
const home = process.cwd();

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "edits-"));
  process.chdir(folder);
  write(join("public/page-data", path, "page-data.json"), JSON.stringify(pageData("old")));
  mockBrowsers.activePaths.clear();
  mockBrowsers.emitPageData = told;
  told.mockClear();
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const pageData = (title: string) => ({
  path,
  staticQueryHashes: ["1"],
  result: { data: { title }, pageContext: { id: "a" } },
});

const node = (id: string, type: string, fields: object = {}) =>
  ({ id, parent: null, children: [], internal: { type, contentDigest: "" }, ...fields }) as unknown as Node;

const contentFile = (relativePath: string) => {
  const absolutePath = join(folder, relativePath);
  const extension = relativePath.split(".").pop();
  const fields = { relativePath, absolutePath, extension, sourceInstanceName: "content", children: ["mdx"] };
  return node("file", "File", fields);
};

const wasCalled = (mock: jest.Mock) => () => mock.mock.calls.length > 0;

/** A development server with one page, and what it can be told and asked. */
function developed() {
  const { args, nodes } = nodeStore();
  const known = new Map([
    ["file", contentFile("guide/a.mdx")],
    ["mdx", node("mdx", "Mdx")],
  ]);
  const emitter = new EventEmitter();
  const warn = jest.fn();
  const state = {
    pages: new Map([[path, { componentPath: component, context: { id: "a" } }]]),
    components: new Map([[component, { query: "query Doc" }]]),
  };
  startEdits(args as unknown as ParentSpanPluginArgs);
  showEdits({
    emitter,
    store: { getState: () => state },
    getNode: (id: string) => known.get(id),
    reporter: { warn },
  } as unknown as CreateDevServerArgs);
  /** Has Gatsby put a change off. @param until what then is to happen. */
  const put = async (
    file: Node,
    { type = "createNode", until = (): boolean => true } = {},
  ): Promise<void> => {
    emitter.emit("ENQUEUE_NODE_MUTATION", { type, payload: [file, { name: "gatsby-source-filesystem" }] });
    for (let wait = 0; wait < 500 && !until(); wait += 1) await setTimeout(40);
  };
  /** The changes that Gatsby was sent. */
  const sent = jest.fn();
  emitter.on("ENQUEUE_NODE_MUTATION", sent);
  return { nodes, put, sent, warn };
}

const responding = (response: object) => {
  const ask = jest.fn(async () => response);
  askForEdits(ask as unknown as CreatePagesArgs["graphql"]);
  return ask;
};

it("makes the page's nodes before Gatsby does, and tells the browsers that have it open", async () => {
  const { nodes, put } = developed();
  const ask = responding({ data: { title: "new" } });
  mockBrowsers.activePaths.add(path);
  write("guide/a.mdx", doc("Edited."));
  await put(contentFile("guide/a.mdx"), { until: wasCalled(told) });
  expect([...nodes.values()].map(({ internal }) => internal.type)).toEqual([
    "CompiledBody",
    "PageMarkdown",
    "PageText",
    "Doc",
  ]);
  // So that they are other ones when Gatsby makes them.
  expect([...nodes.values()].map(({ internal }) => internal.contentDigest)).toEqual(
    Array(4).fill(expect.stringMatching(/^early /)),
  );
  expect(ask).toHaveBeenCalledWith("query Doc", { path, id: "a" });
  expect(told).toHaveBeenCalledWith({ id: path, result: pageData("new") });
});

it("asks nothing for a page that no one has open", async () => {
  const { nodes, put } = developed();
  const ask = responding({ data: {} });
  write("guide/a.mdx", doc("Edited."));
  // An open page would be queried as soon as its nodes are created.
  await put(contentFile("guide/a.mdx"), { until: () => nodes.size === 4 });
  expect(nodes.size).toBe(4);
  expect(ask).not.toHaveBeenCalled();
});

it("tells nothing of a query that fails: what follows says why", async () => {
  const { put, warn } = developed();
  const ask = responding({ data: { title: "second" } });
  ask.mockResolvedValueOnce({ errors: [new Error("no such field")], data: { title: "first" } });
  mockBrowsers.activePaths.add(path);
  write("guide/a.mdx", doc("Edited."));
  await put(contentFile("guide/a.mdx"), { until: wasCalled(ask) });
  // What the first one has to tell comes before what the second one has.
  await put(contentFile("guide/a.mdx"), { until: wasCalled(told) });
  expect(told.mock.calls).toEqual([[{ id: path, result: pageData("second") }]]);
  expect(warn).not.toHaveBeenCalled();
});

it("keeps back a page that lacks what it is about, whoever asked for it", () => {
  developed();
  const lacking = { ...pageData("a"), result: { data: { siteSettings: {}, doc: null } } };
  mockBrowsers.emitPageData({ id: path, result: lacking });
  expect(told).not.toHaveBeenCalled();
  mockBrowsers.emitPageData({ id: path, result: pageData("a") });
  expect(told).toHaveBeenCalledTimes(1);
});

it("leaves files that are no pages, and nodes that go, to Gatsby", async () => {
  const { nodes, put, warn } = developed();
  // None of them is there to be read, which would be warned of.
  await put(contentFile("tags.yaml"));
  await put(contentFile("guide/a.mdx"), { type: "deleteNode" });
  await put(node("other", "Other"));
  expect(nodes.size).toBe(0);
  await setTimeout(0);
  write("guide/b.mdx", doc("Edited."));
  await put(contentFile("guide/b.mdx"), { until: () => nodes.size === 4 });
  expect(nodes.size).toBe(4);
  expect(warn).not.toHaveBeenCalled();
});

it("says of a file that can't be read that it is shown later", async () => {
  const { put, warn } = developed();
  await put(contentFile("guide/a.mdx"), { until: wasCalled(warn) });
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^guide\/a\.mdx is shown later: ENOENT/));
});

it("sends a change again that no pages are made after, as Gatsby was given it", async () => {
  jest.useFakeTimers();
  const { put, sent } = developed();
  const file = contentFile("tags.yaml");
  await put(file);
  // As Gatsby does at once while it makes pages.
  Object.assign(file.internal, { owner: "gatsby-source-filesystem", counter: 1 });
  jest.advanceTimersByTime(1000);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(sent.mock.lastCall[0].payload).toEqual([
    { ...file, children: [], internal: { type: "File", contentDigest: "" } },
    { name: "gatsby-source-filesystem" },
  ]);
  responding({ data: {} });
  jest.advanceTimersByTime(5000);
  expect(sent).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
