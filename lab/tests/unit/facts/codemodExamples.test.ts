import { diffOf } from "../../../runner/facts/codemodExamples";

it("shows removed and added lines among the others", () => {
  expect(diffOf("a\nb\nc\n", "a\nd\nc\n")).toBe("  a\n- b\n+ d\n  c");
});

it("cuts a long change in its middle", () => {
  const added = Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n");
  const lines = diffOf("a", `a\n${added}`).split("\n");
  expect(lines).toHaveLength(25);
  expect(lines[0]).toBe("  a");
  expect(lines[12]).toBe("  … 17 lines");
  expect(lines.at(-1)).toBe("+ line 39");
});
