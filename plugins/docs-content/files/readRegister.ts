import type { z } from "zod";
import type { Reference } from "../compile/context";
import type { Prose } from "../compile/prose";
import type { Place, Problem } from "../problems";
import { languageFile } from "../schema/language";
import {
  glossaryFile,
  notesFile,
  redirectsFile,
  screenshotsFile,
  synonymsFile,
  tagsFile,
} from "../schema/registers";
import { type Settings, settingsFile } from "../schema/settings";
import {
  type CategoryEntry,
  type LinkEntry,
  type PageEntry,
  sidebarFile,
  type TopEntry,
} from "../schema/sidebar";
import { readNotes } from "./readNotes";
import { sourceText } from "./sourceText";
import { readYaml } from "./yaml";

/** What the .yaml files under content/ hold, by kind. */
const schemas = {
  tags: tagsFile,
  redirects: redirectsFile,
  glossary: glossaryFile,
  screenshots: screenshotsFile,
  synonyms: synonymsFile,
  settings: settingsFile,
  language: languageFile,
  sidebar: sidebarFile,
  notes: notesFile,
} as const;

type Kind = keyof typeof schemas;
type ValueOf<K extends Kind> = z.infer<(typeof schemas)[K]>;

interface RegisterOf<K extends Kind> {
  readonly kind: K;
  readonly file: string;
  /** Undefined when the file can't be used; `problems` then say why. */
  readonly value: ValueOf<K> | undefined;
  /** The position of each entry, in the entries' order; of the settings, each area's sidebar. */
  readonly places: readonly Place[];
  /** Routes that the file names and that have to exist. */
  readonly links: readonly Reference[];
  /** Of a sidebar: the pages it claims as its own. */
  readonly claims: readonly SidebarClaim[];
  /** Of a sidebar: the names that it gives to pages. */
  readonly names: readonly SidebarName[];
  /** Its text for readers. */
  readonly prose: readonly Prose[];
  readonly problems: readonly Problem[];
}

/** A page that a sidebar has as its own. */
export interface SidebarClaim extends Reference {
  /** The entry, or a category around it, is marked as unlisted. */
  readonly unlisted: boolean;
}

/** What a category or a link of a sidebar calls the page it leads to, and where it says so. */
export interface SidebarName extends Reference {
  readonly name: string;
  readonly isLink: boolean;
}

/** A .yaml file under content/, read and checked by itself. */
export type Register = { [K in Kind]: RegisterOf<K> }[Kind];
export type SidebarRegister = RegisterOf<"sidebar">;

const fixedFiles: Readonly<Record<string, (file: string, text: string) => Register>> = {
  "tags.yaml": (file, text) => readList("tags", file, text),
  "redirects.yaml": readRedirects,
  "glossary.yaml": readGlossary,
  "synonyms.yaml": (file, text) => readList("synonyms", file, text),
  "site.yaml": readSettings,
  "language.yaml": readLanguage,
  "images/screenshots/screenshots.yaml": (file, text) => readList("screenshots", file, text),
};

/**
 * Reads one .yaml file.
 *
 * @param file path from the content folder.
 * @returns undefined for a file that the site has no use for.
 */
export function readRegister(file: string, raw: string): Register | undefined {
  const { text, problems } = sourceText(file, raw);
  const register = registerFrom(file, text);
  if (!register || problems.length === 0) return register;
  return { ...register, problems: text === "" ? problems : [...problems, ...register.problems] };
}

function registerFrom(file: string, text: string): Register | undefined {
  if (/^sidebars\/[^/]+\.yaml$/.test(file)) return readSidebar(file, text);
  if (/^data\/notes\/[^/]+\.yaml$/.test(file)) return readNotes(file, text);
  return Object.hasOwn(fixedFiles, file) ? fixedFiles[file]?.(file, text) : undefined;
}

function readList<K extends "tags" | "redirects" | "screenshots" | "synonyms">(
  kind: K,
  file: string,
  text: string,
) {
  const schema: z.ZodType<ValueOf<K>[number][]> = schemas[kind];
  const { value, problems, texts, placeOf } = readYaml(text, schema, file);
  const places = (value ?? []).map((_entry, index) => placeOf([index]));
  // Synonyms are what readers write.
  const prose = kind === "synonyms" ? [] : texts;
  return { kind, file, value, places, links: [], claims: [], names: [], prose, problems };
}

function readRedirects(file: string, text: string): RegisterOf<"redirects"> {
  const register = readList("redirects", file, text);
  const links = (register.value ?? []).map((entry, index) => ({
    target: entry.to,
    ...(register.places[index] ?? { line: 1, column: 1 }),
  }));
  return { ...register, links };
}

/** Its strings are about wording: they contain the words that they rule out. */
function readLanguage(file: string, text: string): RegisterOf<"language"> {
  const { value, problems, placeOf } = readYaml(text, languageFile, file);
  const places = (value?.exceptions ?? []).map((_entry, index) => placeOf(["exceptions", index]));
  return { kind: "language", file, value, places, links: [], claims: [], names: [], prose: [], problems };
}

function readGlossary(file: string, text: string): RegisterOf<"glossary"> {
  const { value, problems, texts, placeOf } = readYaml(text, glossaryFile, file);
  const places = (value ?? []).map((_entry, index) => placeOf([index]));
  const links = (value ?? []).flatMap(({ see = [] }, index) =>
    see.map((target, at) => ({ target, ...placeOf([index, "see", at]) })),
  );
  return { kind: "glossary", file, value, places, links, claims: [], names: [], prose: texts, problems };
}

function readSettings(file: string, text: string): RegisterOf<"settings"> {
  const { value, problems, texts, placeOf } = readYaml(text, settingsFile, file);
  const links: Reference[] = [];
  const add = (target: string, path: readonly PropertyKey[]): void => {
    links.push({ target, ...placeOf(path) });
  };
  for (const [index, area] of value?.areas.entries() ?? []) add(area.start, ["areas", index, "start"]);
  for (const [index, task] of value?.home.tasks.entries() ?? []) add(task.to, ["home", "tasks", index, "to"]);
  value?.paths.forEach(({ stops }, index) => {
    for (const [at, { to }] of stops.entries()) add(to, ["paths", index, "stops", at, "to"]);
  });
  if (value?.home.start) add(value.home.start.to, ["home", "start", "to"]);
  for (const [index, sample] of value?.home.samples.entries() ?? [])
    add(sample.at, ["home", "samples", index, "at"]);
  const announced = value?.announcement?.to;
  if (announced?.startsWith("/")) add(announced, ["announcement", "to"]);
  for (const key of ["breakingChanges", "recipes", "errorIndex", "glossary"] as const) {
    const page = value?.[key];
    if (page !== undefined) add(page, [key]);
  }
  for (const [key, to] of Object.entries(value?.upgradePages ?? {})) add(to, ["upgradePages", key]);
  if (value) addBarLinks(value, add);
  value?.footer.columns.forEach((column, index) => {
    column.links.forEach((link, at) => {
      if ("to" in link) add(link.to, ["footer", "columns", index, "links", at, "to"]);
    });
  });
  const places = (value?.areas ?? []).map((_area, index) => placeOf(["areas", index, "sidebar"]));
  return { kind: "settings", file, value, places, links, claims: [], names: [], prose: texts, problems };
}

/** What the bars above and below a page lead to and show. */
function addBarLinks(settings: Settings, add: (target: string, path: readonly PropertyKey[]) => void): void {
  settings.navbar.items?.forEach((item, index) => {
    if ("to" in item) add(item.to, ["navbar", "items", index, "to"]);
  });
  for (const bar of ["navbar", "footer"] as const) {
    for (const [key, file] of Object.entries(settings[bar].logo ?? {}))
      if (file !== undefined) add(file, [bar, "logo", key]);
  }
}

function readSidebar(file: string, text: string): SidebarRegister {
  const { value, problems, texts, placeOf } = readYaml(text, sidebarFile, file);
  const links: Reference[] = [];
  const claims: SidebarClaim[] = [];
  const names: SidebarName[] = [];
  const addLink = ({ link, label }: LinkEntry, at: readonly PropertyKey[]): void => {
    if (!link.startsWith("/")) return;
    links.push({ target: link, ...placeOf([...at, "link"]) });
    names.push({ target: link, name: label, isLink: true, ...placeOf([...at, "label"]) });
  };
  const addPage = (entry: PageEntry | CategoryEntry, at: readonly PropertyKey[], unlisted: boolean): void => {
    if (entry.page === undefined) return;
    claims.push({ target: entry.page, ...placeOf([...at, "page"]), unlisted });
    if ("category" in entry)
      names.push({
        target: entry.page,
        name: entry.category,
        isLink: false,
        ...placeOf([...at, "category"]),
      });
  };
  const walk = (entries: readonly TopEntry[], path: readonly PropertyKey[], isUnlisted: boolean): void => {
    entries.forEach((entry, index) => {
      const at = [...path, index];
      const unlisted = isUnlisted || ("unlisted" in entry && entry.unlisted === true);
      if ("link" in entry) addLink(entry, at);
      else if (!("group" in entry)) addPage(entry, at, unlisted);
      if ("items" in entry) walk(entry.items, [...at, "items"], unlisted);
    });
  };
  walk(value?.items ?? [], ["items"], false);
  return { kind: "sidebar", file, value, places: [], links, claims, names, prose: texts, problems };
}
