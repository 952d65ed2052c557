import type { SourceFile } from "../../../shared/sourceFile";
import type { Project } from "../../sandbox/sandbox";
import { count, limits } from "./limits";
import { nestingProblem } from "./nesting";
import { readFile } from "./readFile";
import { adapt, missingFrom } from "./references";
import { firstOf, typesOf } from "./suggest";
import type { Found, OwnSchema, Problem } from "./types";

export type ReadProject = OwnSchema | { readonly problems: readonly Problem[] };

/** Reads files as a project that the engine can run. All problems are reported at once. */
export function readProject(files: readonly SourceFile[]): ReadProject {
  const tooMuch = measure(files);
  if (tooMuch !== undefined) return { problems: [{ path: "All files", message: tooMuch }] };
  const read = files.map(readFile);
  const found = read.filter((one) => "uid" in one);
  const known = new Map(found.map((one) => [one.uid, one]));
  const problems = [
    ...read.filter((one) => "message" in one),
    ...twice(found),
    ...found.flatMap((one) => missingFrom(one, known)),
    ...[nestingProblem(known) ?? []].flat(),
    ...sizeProblems(found),
  ];
  if (problems.length > 0) return { problems: problems.slice(0, maxProblems) };
  const notes = new Set<string>();
  const adapted = found.map((one) => adapt(one, (note) => notes.add(note)));
  const project = projectOf(adapted);
  return { project, types: typesOf(project), first: firstOf(project), notes: [...notes] };
}

/** More of them would only bury the first. */
const maxProblems = 20;

function measure(files: readonly SourceFile[]): string | undefined {
  if (files.length > limits.files)
    return `There are ${count(files.length)} schemas. The console reads up to ${limits.files} files.`;
  const total = files.reduce((sum, { text }) => sum + text.length, 0);
  if (total > limits.total)
    return `The files have ${count(total)} characters. The console reads up to ${count(limits.total)} in all.`;
  return undefined;
}

function sizeProblems(found: readonly Found[]): Problem[] {
  const types = found.filter(({ kind }) => kind === "contentType").length;
  const attributes = found.reduce((sum, { schema }) => sum + Object.keys(schema.attributes).length, 0);
  const messages = [
    types === 0 && found.length > 0 ? "There is no content type: add a schema.json of src/api." : [],
    types > limits.contentTypes
      ? `There are ${count(types)} content types. The console runs up to ${limits.contentTypes}.`
      : [],
    attributes > limits.allAttributes
      ? `There are ${count(attributes)} attributes. The console runs up to ${count(limits.allAttributes)} in all.`
      : [],
  ].flat();
  return messages.map((message) => ({ path: "All files", message }));
}

/** Checks for duplicate names as the platform's loader does, with the loader's messages. */
function twice(found: readonly Found[]): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const check = (value: string, path: string, message: string) => {
    if (seen.has(value)) problems.push({ path, message });
    seen.add(value);
  };
  for (const { path, uid, kind, schema } of found) {
    check(uid, path, `${uid} is there twice.`);
    if (kind === "component") continue;
    const { singularName, pluralName } = schema.info as { singularName?: unknown; pluralName?: unknown };
    const [, key] = uid.split(".");
    if (typeof singularName === "string" && key !== singularName)
      problems.push({
        path,
        message: `The key of the content-type should be the same as its singularName. Found ${key} and ${singularName}.`,
      });
    check(`name ${singularName}`, path, `The singular name "${singularName}" should be unique`);
    check(`name ${pluralName}`, path, `The plural name "${pluralName}" should be unique`);
  }
  return problems;
}

function projectOf(found: readonly Found[]): Project {
  const of = (wanted: Found["kind"]) =>
    Object.fromEntries(found.filter(({ kind }) => kind === wanted).map(({ uid, schema }) => [uid, schema]));
  // What else the schemas hold is checked by the platform itself.
  return { contentTypes: of("contentType"), components: of("component") } as unknown as Project;
}
