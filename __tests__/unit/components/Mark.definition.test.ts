import { readFileSync } from "node:fs";
import { bindMarkdown } from "../../../plugins/docs-content/markdown/bindMarkdown";
import { bindTree } from "../../../plugins/docs-content/nodes/bindTree";
import { blocksOf } from "../../../plugins/docs-content/search/blocks";
import { noBindings } from "../../support/bindings";
import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

const bindings = {
  ...noBindings,
  siteUrl: "",
  snippet: () => undefined,
  screenshot: (id: string) => ({
    alt: `The ${id}.`,
    hotspots: id === "plain" ? [] : [{ x: 1, y: 1, says: "Add" }],
  }),
};
const step = (image: string) => `Select **Add** <Mark image="${image}" number={1} />.`;

it("says which number of the image it is, for readers, search, and Markdown alike", () => {
  const { tree, markdown } = compile(step("list"));
  expect(blocksOf(bindTree(tree, bindings))).toEqual([
    { kind: "text", text: "Select Add (A in the image)." },
  ]);
  expect(bindMarkdown(markdown, bindings)).toBe("Select **Add** (A in the image).");
});

it("finds its image by the place of that among the images with numbers, above it and below", () => {
  const shots = ["plain", "list", "form"].map((id) => `<Screenshot id="${id}" />`).join("\n\n");
  const { tree } = compile(`${step("form")}\n\n${shots}\n\n${step("list")}`);
  const places = [
    ...JSON.stringify(bindTree(tree, bindings)).matchAll(/"(?:id|image)":"(\w+)"|"shot":(\d)/g),
  ];
  expect(places.map(([, id, shot]) => id ?? shot)).toEqual([
    ...["form", "1"],
    "plain",
    ...["list", "2"],
    ...["form", "1"],
    ...["list", "2"],
  ]);
});

it("leads to the first of two images that are the same", () => {
  const { tree } = compile('<Screenshot id="list" />\n\n<Screenshot id="list" />');
  expect(bindTree(tree, bindings)).toMatchObject([
    { props: { shot: 1, isTarget: true } },
    { props: { shot: 1, isTarget: false } },
  ]);
});

it.each(["0", "1.5", '"1"'])("refuses the number %s", (number) => {
  expectProblems(compile(`A <Mark image="list" number={${number}} />`).problems, [
    ["page.mdx:1:3 component-props", "<Mark> number"],
  ]);
});

it("has a ring for each number of up to four images", () => {
  const styles = readFileSync("src/components/Screenshot/Screenshot.module.css", "utf8");
  for (const shot of [1, 2, 3, 4])
    for (const number of [1, 2, 3, 4, 5]) {
      const name = `${shot}-${number}`;
      expect(styles).toContain(`:is(:hover > *, :focus-visible)[data-mark="${name}"]`);
      expect(styles).toContain(`[data-ring="${name}"]`);
    }
});
