import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { folders } from "../../platform/folders";
import type { SampleOfPage } from "../collect";
import { configTypeHelpers, configTypeOf } from "./configTypes";

/** Code of a sample as a file of a project, next to the page's other files. */
export interface CodeFile {
  readonly sample: SampleOfPage;
  /** The sample's own folder, from the workspace on. */
  readonly folder: string;
  /** Its file, from that folder on. */
  readonly file: string;
  /** As the page shows it. */
  readonly shown: string;
  /** As it is compiled: complete. */
  readonly code: string;
}

export interface Workspace {
  /** Absolute; inside of lab/, where the platform's packages are found. */
  readonly folder: string;
  readonly files: readonly CodeFile[];
  write(path: string, text: string): void;
  remove(): void;
}

const endings: Readonly<Record<string, string>> = { typescript: "ts", javascript: "js" };

/** Writes every code sample to its own project. @param name of a lab or like one; distinguishes parallel workspaces */
export function makeWorkspace(samples: readonly SampleOfPage[], name: string): Workspace {
  const folder = join(folders.instances, `${name}-code`);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  rmSync(folder, { recursive: true, force: true });
  const files = samples.flatMap(codeFileOf);
  for (const own of files) {
    for (const other of siblingsOf(own, files)) write(join(own.folder, other.file), other.code);
    write(join(own.folder, own.file), own.code);
  }
  return { folder, files, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function codeFileOf(sample: SampleOfPage, index: number): CodeFile[] {
  const { request } = sample.check;
  if (request.kind !== "config" && request.kind !== "types" && request.kind !== "documentService") return [];
  // A call that must fail may be one that the types reject.
  if (request.kind === "documentService" && request.fails) return [];
  const named = request.kind === "documentService" ? null : request.file;
  const file = named ?? `sample.${endings[request.lang] ?? request.lang}`;
  const code = request.kind === "config" ? wholeConfig(request.code, file) : wholeModule(request.code);
  return [{ sample, folder: `s${index}`, file, shown: request.code, code }];
}

/**
 * Code without an export becomes the body of an async function, so that it can await and return, with its imports before the
 * function. Lines stay where they are.
 */
export function wholeModule(code: string): string {
  if (/^(export|declare)\b|\bmodule\.exports\b/m.test(code)) return code;
  const [imports] = /^(?:\s*import\b[^;]*;)*\s*/.exec(code) ?? [""];
  const rest = code.slice(imports.length);
  return rest === "" ? code : `${imports}export async function sample() { ${rest}\n}`;
}

/**
 * A page can show a part of a configuration: entries without the object around them. That is typed as in a new project.
 * Lines stay where they are.
 */
export function wholeConfig(code: string, file: string): string {
  if (/\bexport\b|\bmodule\.exports\b/.test(code)) return code;
  const type = configTypeOf(file);
  if (type === undefined || !file.endsWith(".ts")) return `export default ({ env }) => ({ ${code}\n});`;
  const parameters = "{ env }: Core.Config.Shared.ConfigParams";
  return `${configTypeHelpers} export default (${parameters}): ${type} => ({ ${code}\n});`;
}

/** Files of the same page that a sample can import, except for files with its own name. */
function siblingsOf(own: CodeFile, files: readonly CodeFile[]): CodeFile[] {
  const ownName = withoutEnding(own.file);
  return files.filter(
    ({ sample, file }) =>
      sample.page === own.sample.page && file.includes("/") && withoutEnding(file) !== ownName,
  );
}

function withoutEnding(file: string): string {
  return file.replace(/\.[^./]+$/, "");
}
