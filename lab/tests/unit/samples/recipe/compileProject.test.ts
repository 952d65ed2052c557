import { compileProject } from "../../../../runner/samples/recipe/compileProject";

const files = [
  { path: "src/index.ts", lang: "ts", text: "const n: number = 1;\nexport default n;" },
  { path: "src/index.js", lang: "js", text: "module.exports = 1;" },
  { path: "src/schema.json", lang: "json", text: "{}" },
] as const;

it("compiles TypeScript to the files that Strapi loads", () => {
  const [index, schema, ...more] = compileProject(files, "ts");
  expect(index?.path).toBe("src/index.js");
  expect(index?.text).toContain("const n = 1;");
  expect(index?.text).toContain("module.exports");
  expect(schema).toEqual({ path: "src/schema.json", text: "{}" });
  expect(more).toEqual([]);
});

it("takes JavaScript as it is", () => {
  expect(compileProject(files, "js")).toEqual([
    { path: "src/index.js", text: "module.exports = 1;" },
    { path: "src/schema.json", text: "{}" },
  ]);
});
