import type { AnyNode, Expression, Program } from "acorn";
import type { SourceFile } from "../sourceFile";
import { walk } from "../walk";
import { fileKind, inProject } from "./fileKind";
import { isEnv, lineOf, nameOf } from "./nodes";
import { emptyProject, type FileProblem, type Project, type Variable } from "./project";
import { readConfiguration, readExpression } from "./readValue";

/** Parses code, and JSON as an expression. Both throw a SyntaxError with `loc`. Nothing is run. */
export interface Parsers {
  readonly program: (text: string, path: string) => Program;
  readonly expression: (text: string) => Expression;
}

/** Characters of one file, and of all of them: enough for any project's own code, and read in seconds. */
export const limits = { file: 500_000, total: 5_000_000, files: 2000 } as const;

/** Reads the files of a project as data. A file that can't be read becomes a problem, and the others are read. */
export function readProject(given: readonly SourceFile[], parsers: Parsers): Project {
  const problems: FileProblem[] = [];
  const project = { ...emptyProject, problems };
  const files = inProject(given);
  const total = files.reduce((sum, { text }) => sum + text.length, 0);
  if (files.length > limits.files || total > limits.total) {
    problems.push({ path: "All files", message: tooMuch });
    return project;
  }
  return files.reduce((read, file) => {
    try {
      return addFile(read, file, parsers);
    } catch (error) {
      problems.push(problemOf(file.path, error));
      return read;
    }
  }, project as Project);
}

const tooMuch = `The planner reads up to ${limits.files.toLocaleString("en-US")} files with ${limits.total.toLocaleString("en-US")} characters in all. Choose only package.json, config, and src.`;

function addFile(project: Project, { path, text: raw }: SourceFile, parsers: Parsers): Project {
  const kind = fileKind(path);
  // Editors on Windows can begin a file with a mark.
  const text = raw.replace(/^\uFEFF/, "");
  if (text.length > limits.file)
    throw new Error(
      `The file is longer than ${limits.file.toLocaleString("en-US")} characters. Leave it out.`,
    );
  if (!kind)
    throw new Error(
      path === ""
        ? "The planner can't tell which file this is. Enter its path, such as config/server.js."
        : "The planner reads package.json, .env, and what is in config and src. Enter the path of the file in your project.",
    );
  const files = [...project.files, path];
  if (kind === "env") return { ...project, files, env: [...project.env, ...variablesOf(path, text)] };
  if (kind === "package" || kind === "schema" || path.endsWith(".json")) {
    const value = readExpression(parsers.expression(text));
    if (value.kind !== "object") throw new Error("The file doesn't contain an object in braces.");
    if (kind === "package") return { ...project, files, package: { path, value } };
    if (kind === "schema") return { ...project, files, schemas: [...project.schemas, { path, value }] };
    return { ...project, files, configs: [...project.configs, { path, name: nameOfConfig(path), value }] };
  }
  const program = parsers.program(text, path);
  const code = [...project.code, { path, program }];
  const env = [...project.env, ...variablesReadBy(path, program)];
  if (kind === "code") return { ...project, files, code, env };
  const value = readConfiguration(program);
  const name = nameOfConfig(path);
  // Folders of config hold other code, too: functions, and cron tasks.
  if (!value) return { ...project, files, code, env };
  return { ...project, files, code, env, configs: [...project.configs, { path, name, value }] };
}

/** `config/env/production/server.ts` is a part of `server`. */
function nameOfConfig(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.\w+$/, "");
}

function variablesOf(path: string, text: string): Variable[] {
  return text.split(/\r?\n/).flatMap((content, index) => {
    const [, name, value = ""] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(content) ?? [];
    return name === undefined ? [] : [{ path, line: index + 1, name, value: unquoted(value.trim()) }];
  });
}

/** As dotenv reads it: without quotes, or else without a comment. */
function unquoted(value: string): string {
  const quoted = /^(["'`])(.*?)\1/.exec(value)?.[2];
  return quoted ?? (value.split("#")[0] ?? "").trimEnd();
}

/** Variables in `process.env.NAME` and `env("NAME")`. */
function variablesReadBy(path: string, program: Program) {
  const found: { path: string; line: number; name: string }[] = [];
  walk(program, (node) => {
    const name = variableAt(node);
    if (name !== undefined) found.push({ path, line: lineOf(node), name });
  });
  return found;
}

function variableAt(node: AnyNode): string | undefined {
  if (node.type === "MemberExpression") {
    const { object } = node;
    const isEnv = object.type === "MemberExpression" && nameOf(object.property, object.computed) === "env";
    return isEnv ? nameOf(node.property, node.computed) : undefined;
  }
  return node.type === "CallExpression" && isEnv(node.callee) ? textOf(node.arguments[0]) : undefined;
}

function textOf(node: AnyNode | undefined): string | undefined {
  return node?.type === "Literal" ? String(node.value) : undefined;
}

/** @param error what a parser threw: acorn says the place, and repeats it in its message. */
function problemOf(path: string, error: unknown): FileProblem {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const name = path === "" ? "The pasted text" : path;
  if (!loc) return { path: name, message };
  return {
    path: name,
    line: loc.line,
    column: loc.column + 1,
    message: `${message.replace(/ \(\d+:\d+\)$/, "")}. Correct the file, or leave it out: the plan doesn't consider it.`,
  };
}
