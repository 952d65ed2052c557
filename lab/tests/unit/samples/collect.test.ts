import { recordedText } from "../../../../__tests__/support/recordings";
import { described, doc } from "../../../../__tests__/support/smallSite";
import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { collectPages, verifiableSamples } from "../../../runner/samples/collect";

const call = '<ApiCall path="/api/a" />';
const folder = temporaryFolder({
  "guide/a.mdx": doc(`${call}\n\n${call}\n\n\`\`\`ts\nx\n\`\`\``),
  "guide/a.samples.json": recordedText(doc(call)),
  "guide/deep.mdx": doc("Text."),
  "guide/deep/b.mdx": doc("Text.", "noSamplesBecause: There is nothing to run.\n"),
  "snippets/c.mdx": doc(call),
  "tags.yaml": described("- name: Basics\n"),
});
const files = async (...words: string[]) => (await collectPages(folder, words)).map(({ file }) => file);

it("finds all pages, some of them, or one", async () => {
  const guide = ["guide/a.mdx", "guide/deep.mdx", "guide/deep/b.mdx"];
  expect(await files()).toEqual([...guide, "snippets/c.mdx"]);
  expect(await files("guide")).toEqual(guide);
  expect(await files("guide/deep")).toEqual(["guide/deep.mdx", "guide/deep/b.mdx"]);
  expect(await files("guide/deep.mdx")).toEqual(["guide/deep.mdx"]);
  expect(await files("content/guide/a.mdx", "/snippets/c")).toEqual(["guide/a.mdx", "snippets/c.mdx"]);
  expect(await files("guide/a.samples.json")).toEqual(["guide/a.mdx"]);
});

it("refuses a word that names no page", async () => {
  await expect(files("guide", "guide/x")).rejects.toThrow('There is no page "guide/x"');
});

it("brings a page's samples, recordings and reason along", async () => {
  const [a, , b] = await collectPages(folder, ["guide"]);
  expect(a?.samples).toHaveLength(3);
  expect(a?.recordings?.recorded).toHaveLength(1);
  expect(b).toMatchObject({
    samples: [],
    recordings: undefined,
    noSamplesBecause: "There is nothing to run.",
  });
});

it("counts a request that a page shows twice once", async () => {
  const sample = verifiableSamples(await collectPages(folder, []));
  expect(sample.map(({ page }) => page.file)).toEqual(["guide/a.mdx", "snippets/c.mdx"]);
});
