import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { didYouMean } from "../nearest";
import type { Place, Problem } from "../problems";

/** What came of reading a piece of YAML: the checked value, or the problems that stand in its way. */
export interface YamlResult<Value> {
  readonly value: Value | undefined;
  readonly problems: readonly Problem[];
  /** Where the value at a path stands, for problems that show up later. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

type Issue = z.core.$ZodIssue;

/**
 * Parses YAML and checks it against a schema.
 *
 * @param lineOffset lines that stand before the text in its file (front matter starts at line 2, so 1).
 */
export function readYaml<Value>(
  text: string,
  schema: z.ZodType<Value>,
  file: string,
  lineOffset = 0,
): YamlResult<Value> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + lineOffset, column: col };
  };
  const placeOf = (path: readonly PropertyKey[]): Place => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return placeAt(node.range[0]);
    }
    return { line: 1 + lineOffset, column: 1 };
  };

  const [syntaxError] = document.errors;
  if (syntaxError) {
    const problem: Problem = {
      file,
      ...placeAt(syntaxError.pos[0]),
      rule: "yaml-syntax",
      message: `This is not valid YAML: ${syntaxError.message}`,
      mend: "Check quotes, colons and indentation; put text that holds a colon in quotes.",
    };
    return { value: undefined, problems: [problem], placeOf };
  }

  const parsed = schema.safeParse(document.toJS() ?? null);
  if (parsed.success) return { value: parsed.data, problems: [], placeOf };
  const problems = parsed.error.issues.flatMap(likeliest).map((issue) => {
    const problem: Problem = { file, ...placeOf(issue.path), rule: "schema", ...explain(issue, schema) };
    return problem;
  });
  return { value: undefined, problems, placeOf };
}

/** A union fails in every branch; the branch that got furthest is the one that was meant. */
function likeliest(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const branches = issue.errors.map((branch) =>
    branch.flatMap(likeliest).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const score = (branch: readonly Issue[]) =>
    branch.length - Math.max(...branch.map((inner) => inner.path.length)) * 0.1;
  return branches.reduce((best, branch) => (score(branch) < score(best) ? branch : best));
}

function explain(issue: Issue, schema: z.ZodType): Pick<Problem, "message" | "mend"> {
  const name = issue.path.length > 0 ? `"${issue.path.map(String).join(".")}"` : "The file";
  if (issue.code === "unrecognized_keys") {
    const known = "shape" in schema && schema.shape ? Object.keys(schema.shape) : [];
    const hint = issue.keys.map((key) => didYouMean(key, known)).join("");
    const options = known.length > 0 ? ` Known: ${known.join(", ")}.` : "";
    return {
      message: `Unknown key ${issue.keys.map((key) => `"${key}"`).join(", ")}.`,
      mend: `Remove it.${hint}${options}`,
    };
  }
  if (issue.code === "invalid_type" && issue.input === undefined && issue.message.includes("undefined")) {
    return { message: `${name} is missing.`, mend: `Add ${name} (${issue.expected}).` };
  }
  return { message: `${name} is wrong: ${issue.message}.`, mend: `Correct ${name}.` };
}
