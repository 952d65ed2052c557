import { join } from "node:path";
import { folders } from "../../platform/folders";
import { Failure, run } from "../../project";
import { failed, type Outcome } from "../outcome";
import { probeOf } from "./checkConfigs";
import { type Program, programs } from "./programs";
import type { CodeFile, Workspace } from "./workspace";

/** Imports the platform's global declarations, above all the variable `strapi`. */
const globals = 'import type {} from "@strapi/types";\nimport type {} from "@strapi/strapi";\n';

/**
 * Type-checks all code of a workspace with the options of a new project, against the platform's types and those of the
 * content types. The lab must be prepared.
 *
 * @param types the folder with the types of the content types
 * @returns problems by file; none for a file that is sound.
 * @throws {Failure} if something other than a sample is wrong
 */
export async function checkTypes(workspace: Workspace, types: string): Promise<Map<CodeFile, Outcome[]>> {
  const problems: TypeProblem[] = [];
  // One after the other, because each compiler takes about a gigabyte.
  for (const program of programs) problems.push(...(await compile(program, workspace, types)));
  return byFile(problems, workspace);
}

async function compile(program: Program, workspace: Workspace, types: string): Promise<TypeProblem[]> {
  if (!workspace.files.some(({ file }) => program.has(file))) return [];
  const config = configOf(program, workspace, types);
  const compiler = join(folders.platform, "node_modules/typescript/bin/tsc");
  const { output } = await run(process.execPath, [compiler, "-p", config, "--pretty", "false"], {
    cwd: workspace.folder,
    quiet: true,
  });
  return parseErrors(output);
}

/** Writes a tsconfig.json for the files of one program. @returns its path from the workspace on */
export function configOf(
  { name, has, base, compilerOptions }: Program,
  workspace: Workspace,
  types: string,
): string {
  const config = `tsconfig.${name}.json`;
  const own = workspace.files.filter(({ file }) => has(file));
  const files = own.flatMap((file) => [`${file.folder}/${file.file}`, probeOf(file)]);
  const include = ["globals.d.ts", join(types, "*.d.ts"), ...files];
  workspace.write("globals.d.ts", globals);
  workspace.write(config, JSON.stringify({ extends: base, compilerOptions, include, exclude: [] }));
  return config;
}

interface TypeProblem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** `s1/config/server.ts(3,5): error TS2353: Object literal …`, with more lines that are indented. */
export function parseErrors(output: string): TypeProblem[] {
  const problems: TypeProblem[] = [];
  for (const line of output.split("\n")) {
    const match = /^(?:(.+?)\((\d+),\d+\): )?error TS\d+: (.*)$/.exec(line);
    const last = problems.at(-1);
    if (match) problems.push({ path: match[1] ?? "", line: Number(match[2] ?? 1), message: match[3] ?? "" });
    else if (last && /^\s+\S/.test(line)) {
      problems[problems.length - 1] = { ...last, message: `${last.message}\n${line}` };
    }
  }
  return problems;
}

function byFile(problems: readonly TypeProblem[], { files }: Workspace): Map<CodeFile, Outcome[]> {
  const outcomes = new Map<CodeFile, Outcome[]>();
  for (const { path, line, message } of problems) {
    const file = files.find((known) => path === `${known.folder}/${known.file}` || path === probeOf(known));
    const isSibling = files.some(({ folder }) => path.startsWith(`${folder}/`));
    if (!file && !isSibling) throw new Failure(`The lab's types are broken: ${path}:${line} ${message}`);
    // A file that a sample imports is checked as the sample that it is.
    if (!file) continue;
    const place = path === probeOf(file) ? lineOfKey(message, file.code) : line;
    const [first = "", ...more] = message.split("\n");
    const outcome = failed(inShort(first), {
      line: place,
      ...(more.length > 0 ? { detail: more.join("\n") } : {}),
    });
    outcomes.set(file, [...(outcomes.get(file) ?? []), outcome]);
  }
  return outcomes;
}

/** Longer types are hard to read. */
function inShort(message: string): string {
  return message.replace(/ in type '(.{60,})'\.(?= |$)/, " in the platform's type.");
}

/** The loaded value has no line numbers, so this finds the key of the message in the code. */
function lineOfKey(message: string, code: string): number {
  const key = /'"?([^'"]+)"?' does not exist/.exec(message)?.[1];
  const found = code.split("\n").findIndex((line) => key !== undefined && line.includes(key));
  return found + 1;
}
