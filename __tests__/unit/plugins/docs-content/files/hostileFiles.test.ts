/** What the checks make of files that are wrong in every way: each is named with its place, or right and harmless. */
import { parseHTML } from "linkedom";
import { readDrawing } from "../../../../../plugins/docs-content/files/readDrawing";
import { isFactsFile, readFacts } from "../../../../../plugins/docs-content/files/readFacts";
import { readPage } from "../../../../../plugins/docs-content/files/readPage";
import { isRecordingsFile, readRecordings } from "../../../../../plugins/docs-content/files/readRecordings";
import { readRegister } from "../../../../../plugins/docs-content/files/readRegister";
import { expectQuick } from "../../../../support/expectQuick";
import { type HostileCase, hostileCases } from "../../../../support/hostileCases";
import { actingIn, nothing } from "../../../../support/inert";

it("there are many of them, each with its own name", () => {
  expect(hostileCases.length).toBeGreaterThanOrEqual(285);
  expect(new Set(hostileCases.map(({ name }) => name)).size).toBe(hostileCases.length);
});

it.each(hostileCases)("$name", ({ file, text, problem }: HostileCase) => {
  let result: ReturnType<typeof read> = { problems: [], tree: [] };
  expectQuick(() => {
    result = read(file, text);
  });
  const { problems, tree } = result;
  const told = problems.map(({ line, rule }) => `${line} ${rule}`);
  if (problem === undefined) {
    expect(told).toEqual([]);
    for (const html of markupIn(tree)) {
      const { document } = parseHTML(`<!doctype html><body>${html}</body>`);
      expect(actingIn(document, [])).toEqual(nothing);
    }
  } else expect(told.some((one) => one === problem || one.endsWith(` ${problem}`)) || told).toBe(true);
  for (const { file: named, column, fix } of problems.slice(0, 100)) {
    expect(named).toBe(file);
    expect(column).toBeGreaterThan(0);
    expect(fix).not.toBe("");
  }
});

function read(file: string, text: string) {
  if (file.endsWith(".svg")) return { ...readDrawing(file, text), tree: [] };
  if (isRecordingsFile(file)) return { ...readRecordings(file, text), tree: [] };
  if (isFactsFile(file)) return { ...readFacts(file, text), tree: [] };
  if (file.endsWith(".yaml")) return { problems: readRegister(file, text)?.problems ?? [], tree: [] };
  const { outline, compiled } = readPage(file, text);
  return { problems: outline.problems, tree: compiled.tree };
}

/** All finished markup of a tree; whatever else is in it React escapes. */
function markupIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(markupIn);
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    (key === "html" || key === "svg") && typeof value === "string" ? [value] : markupIn(value),
  );
}
