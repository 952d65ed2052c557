import { type OwnName, ownNames } from "../../../shared/ownNames";
import type { RunnableSample } from "../../../shared/runnable";
import { namesOf, type OwnProject, readProject } from "../../components/YourProject/ownProject";
import type { Project } from "../../sandbox/sandbox";
import { adaptedSample, type Names, shownNames } from "./adapted";
import { keptProject } from "./keptProject";

/** How a sample runs. */
export type Way =
  /** As it is shown: with the sample project's names. */
  | { readonly kind: "shown"; readonly sample: RunnableSample }
  /** It is shown with the reader's names, and runs with the sample project's. The reason is a sentence, or empty. */
  | { readonly kind: "saffron"; readonly sample: RunnableSample; readonly reason: string }
  /** With the reader's names, on the schema that the reader gave the console. */
  | {
      readonly kind: "own";
      readonly sample: RunnableSample;
      readonly project: Project;
      /** What the reader's names stand for: `blog-post`. */
      readonly type: string;
      /** What the reader has to know about the sample's names. */
      readonly hint: string;
    };

interface WayOptions {
  readonly sample: RunnableSample;
  /** Of the sample on the page: all its forms, in the compiler's markup. */
  readonly code: readonly string[];
  /** The reader can still change what names Saffron's entries. */
  readonly isEditing: boolean;
}

/** Names of the content type; the others are of the server, which the sandbox takes the place of. */
const typeNames: readonly OwnName[] = ["singular", "plural", "field", "fields", "Type", "Types"];

/** A document of the sample project, by its id. */
const documentId = /\b[a-z][a-z0-9]{23}\b/;

/** Chooses how a sample runs, by the reader's names and schema: as it is shown if the schema can do that. */
export async function wayOf({ sample, code, isEditing }: WayOptions): Promise<Way> {
  const own = readProject();
  const names = namesOf(own);
  const shown = shownNames(code, names);
  if (shown.size === 0) return { kind: "shown", sample };
  const saffron = (reason: string): Way => ({ kind: "saffron", sample, reason });
  if (!typeNames.some((name) => shown.has(name))) return saffron("");
  if (isContinued(sample)) return saffron("It continues from other requests, which need Saffron's data.");
  if (!isEditing && documentId.test(writtenOf(sample)))
    return saffron("It names a document of Saffron. To use one of yours, select Edit.");
  const kept = await keptProject();
  if (kept === undefined)
    return saffron("To run it on your content types, give your schema to the REST console.");
  const project = hasType(kept, own) ? kept : undefined;
  const adapted = project && adaptedSample(sample, code, names);
  if (!adapted) return saffron(`The schema in the REST console has no collection type ${own.singular}.`);
  return { kind: "own", sample: adapted, project, type: own.singular.trim(), hint: hintOf(shown, names) };
}

/** The code or the request, as it was recorded. */
function writtenOf(sample: RunnableSample): string {
  if (sample.kind === "documentService") return sample.code;
  return JSON.stringify(sample.kind === "graphql" ? [sample.query, sample.variables] : sample.request);
}

function isContinued(sample: RunnableSample): boolean {
  return sample.after !== null || (sample.kind === "rest" && sample.before.length > 0);
}

function hasType({ contentTypes }: Project, { singular, plural }: OwnProject): boolean {
  return Object.values(contentTypes).some(
    ({ kind, info }) =>
      kind !== "singleType" && info.singularName === singular.trim() && info.pluralName === plural.trim(),
  );
}

/** What the sample names besides the content type. */
function hintOf(shown: ReadonlySet<OwnName>, { locale = ownNames.locale }: Names): string {
  if (!shown.has("locale") || sandboxLocales.includes(locale)) return "";
  return ` The sandbox has the locales ${sandboxLocales.join(" and ")}.`;
}

/** Of the sample project, which a reader's schema has, too (sandbox/data/seed.json). */
export const sandboxLocales: readonly string[] = ["en", "fr"];
