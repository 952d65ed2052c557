import { isContentFile, isMdx, nodesFromFile } from "../../../../../plugins/docs-content/store/onFile";
import { nodeStore } from "../../../../support/nodeStore";
import { described, doc } from "../../../../support/smallSite";

type Args = Parameters<typeof nodesFromFile>[0];
type SourceNode = Args["node"];

const node = (fields: object, type = "File") =>
  ({
    id: "file",
    parent: null,
    children: [],
    internal: { type, contentDigest: "" },
    ...fields,
  }) as unknown as SourceNode;
const file = (relativePath: string, sourceInstanceName = "content") =>
  node({ relativePath, extension: relativePath.split(".").pop(), sourceInstanceName });

/** The types of the nodes made of a file, or of the Mdx node below it. */
async function made(source: SourceNode, text: string, parent?: SourceNode): Promise<string[]> {
  const { args, nodes } = nodeStore();
  const given = { ...args, node: source, loadNodeContent: async () => text, getNode: () => parent };
  await nodesFromFile(given as unknown as Args);
  return [...nodes.values()].map(({ internal }) => internal.type);
}

it("tells the files of the content from others", () => {
  expect(isContentFile(file("guide/a.mdx"))).toBe(true);
  expect(isContentFile(file("guide/a.mdx", "other"))).toBe(false);
  expect(isContentFile(node({}, "Doc"))).toBe(false);
  expect(isContentFile(undefined)).toBe(false);
  expect(isMdx(node({}, "Mdx"))).toBe(true);
  expect(isMdx(file("guide/a.mdx"))).toBe(false);
});

it("makes pages of Mdx nodes of the content", async () => {
  const mdx = node({ parent: "file" }, "Mdx");
  expect(await made(mdx, doc(), file("guide/a.mdx"))).toEqual([
    "CompiledBody",
    "PageMarkdown",
    "PageText",
    "Doc",
  ]);
  expect(await made(mdx, doc(), file("guide/a.mdx", "other"))).toEqual([]);
  expect(await made(mdx, doc())).toEqual([]);
});

it("makes registers of YAML files that the site knows", async () => {
  expect(await made(file("tags.yaml"), described("- name: A\n"))).toEqual(["ContentRegister", "Tag"]);
  expect(await made(file("stray.yaml"), "- name: A\n")).toEqual([]);
});

it("makes one node of a page's recordings", async () => {
  expect(await made(file("guide/a.samples.json"), "{}")).toEqual(["RecordingsFile"]);
  expect(await made(file("guide/a.json"), "{}")).toEqual([]);
});

it("makes images of what lies below images", async () => {
  expect(await made(file("images/a.svg"), "<svg/>")).toEqual(["Picture"]);
  expect(await made(file("images/a.png"), "")).toEqual(["Picture"]);
  expect(await made(file("guide/a.png"), "")).toEqual([]);
});
