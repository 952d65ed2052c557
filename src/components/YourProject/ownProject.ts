import { type OwnName, ownNames, ownNamesKey } from "../../../shared/ownNames";
import { store } from "../BrowserStorage/browserStorage";
import { readStoredJson } from "../BrowserStorage/storedJson";
import { takenWords } from "./takenWords";

/** What a reader enters. An empty string stands for the sample project's. */
export const fields = ["singular", "plural", "url", "token", "locale"] as const;
export type Field = (typeof fields)[number];
export type OwnProject = Readonly<Record<Field, string>>;

export const noProject: OwnProject = { singular: "", plural: "", url: "", token: "", locale: "" };

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const longestName = 50;

/** What is wrong with an entry, in a sentence; undefined if it is valid or empty. */
export function mistakeIn(field: Field, project: OwnProject): string | undefined {
  const value = project[field].trim();
  if (value === "") return undefined;
  if (field === "url") return mistakeInUrl(value);
  if (field === "token") return mistakeInToken(value);
  if (field === "locale") {
    return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(value)
      ? undefined
      : "Write a locale code, such as de or pt-BR.";
  }
  if (!kebab.test(value) || value.length > longestName)
    return "Use lowercase letters, digits, and single hyphens, as in blog-post.";
  if (field === "plural" && value === project.singular.trim())
    return "Strapi requires a plural name that differs from the singular one.";
  return undefined;
}

function mistakeInUrl(value: string): string | undefined {
  const url = parsed(value);
  if (!url || !/^https?:$/.test(url.protocol)) return "Write a URL that starts with http:// or https://.";
  if (url.username || url.password) return "Leave out the user name and the password.";
  return /^[\w:/.[\]-]{1,99}$/.test(urlOf(value)) ? undefined : "Write only the server and, if any, a path.";
}

function parsed(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

function mistakeInToken(value: string): string | undefined {
  if (looksSecret(value))
    return "This looks like a real token, so it isn't kept. Enter the name of a variable.";
  return /^[A-Za-z_]\w{0,39}$/.test(value)
    ? undefined
    : "Use letters, digits, and underscores, as in API_TOKEN.";
}

/** Longer than any name, a JWT, or digits between letters, as in random strings. */
function looksSecret(value: string): boolean {
  return value.length > 40 || /^eyJ|\.\w+\./.test(value) || (value.match(/\d/g)?.length ?? 0) > 4;
}

/** Without the slash at the end, a query, and a hash. */
function urlOf(value: string): string {
  const { origin, pathname } = new URL(value);
  return origin + pathname.replace(/\/+$/, "");
}

/** The names to show in code: those of entries that are valid, and of the type only if both of its names are. */
export function namesOf(project: OwnProject): Partial<Record<OwnName, string>> {
  const valid = (field: Field) => (mistakeIn(field, project) ? "" : project[field].trim());
  const [singular, plural, url, token, locale] = fields.map(valid);
  const names = {
    ...(url ? { url: urlOf(url) } : {}),
    ...(token ? { token } : {}),
    ...(locale ? { locale } : {}),
    ...(singular && plural ? typeNames(singular, plural) : {}),
  };
  return Object.fromEntries(
    Object.entries(names).filter(([name, text]) => ownNames[name as OwnName] !== text),
  );
}

function typeNames(singular: string, plural: string): Partial<Record<OwnName, string>> {
  const [field, fields] = [camel(singular), camel(plural)];
  return {
    singular,
    plural,
    field,
    fields,
    Type: upper(field),
    Types: upper(fields),
    // A variable keeps its name where the new one could be taken: the code stays correct.
    ...(takenWords.has(field) || takenWords.has(fields) ? {} : { one: field, many: fields }),
  };
}

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The reader's entries, as far as they are kept and valid. */
export function readProject(): OwnProject {
  const kept = readStoredJson(ownNamesKey);
  if (typeof kept !== "object" || kept === null) return noProject;
  const texts = Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === "string"));
  const project: OwnProject = { ...noProject, ...texts };
  const entries = fields.map((field) => [field, mistakeIn(field, project) ? "" : project[field]]);
  return { ...noProject, ...Object.fromEntries(entries) };
}

/** Keeps the names and shows them on the page, in the way that other tabs of the browser learn of it. @returns how many there are. */
export function showProject(project: OwnProject): number {
  const names = namesOf(project);
  const count = Object.keys(names).length;
  store(ownNamesKey, count === 0 ? null : JSON.stringify(names));
  window.dispatchEvent(new StorageEvent("storage", { key: ownNamesKey }));
  return count;
}
