import { type OwnName, ownNames } from "../../../shared/ownNames";
import type { RestRequest } from "../../../shared/restRequest";
import type { RunnableSample } from "../../../shared/runnable";
import type { TreeValue } from "../../../shared/tree";

/** The reader's names, as far as they differ from the sample project's. */
export type Names = Readonly<Partial<Record<OwnName, string>>>;

/**
 * The names in a sample that the reader replaces.
 *
 * @param code the sample's code in all its forms, in the compiler's markup: `<var data-own="plural">recipes</var>`.
 */
export function shownNames(code: readonly string[], names: Names): ReadonlySet<OwnName> {
  const marks = code.flatMap((html) => [...html.matchAll(/<var data-own="(\w+)">/g)].map(([, name]) => name));
  return new Set(marks.filter((name): name is OwnName => name !== undefined && Object.hasOwn(names, name)));
}

/**
 * A sample with the reader's names, as its code shows them; its response is still the recorded one.
 *
 * @param code as in shownNames; the first form is the sample itself.
 * @returns undefined if the code isn't the sample's, so that nothing else runs than what is shown.
 */
export function adaptedSample(
  sample: RunnableSample,
  code: readonly string[],
  names: Names,
): RunnableSample | undefined {
  if (sample.kind === "rest") {
    const shown = Object.fromEntries(
      [...shownNames(code, names)].map((name) => [name, names[name]]),
    ) satisfies Names;
    return { ...sample, request: adaptedRequest(sample.request, shown) };
  }
  const [html = ""] = code;
  const written = sample.kind === "graphql" ? sample.query : sample.code;
  if (textOf(html, {}).trim() !== written.trim()) return undefined;
  const text = textOf(html, names);
  return sample.kind === "graphql" ? { ...sample, query: text } : { ...sample, code: text };
}

/** The text of the compiler's markup, with names in place of the marked ones. */
function textOf(html: string, names: Names): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll<HTMLElement>("var")) {
    const name = names[element.dataset.own as OwnName];
    if (name !== undefined) element.textContent = name;
  }
  return body.textContent ?? "";
}

function adaptedRequest({ target, body, ...request }: RestRequest, names: Names): RestRequest {
  const { plural = ownNames.plural, locale = ownNames.locale } = names;
  const adapted = withUids(target, names)
    .replace(/^\/api\/recipes(?![\w-])/, () => `/api/${plural}`)
    .replace(/([?&]locale=)fr(?![\w-])/, (_, start: string) => `${start}${locale}`);
  return { ...request, target: adapted, ...(body === undefined ? {} : { body: adaptedBody(body, names) }) };
}

/** In a body, only locales and UIDs are such names. */
function adaptedBody(value: TreeValue, names: Names): TreeValue {
  if (typeof value === "string") return withUids(value, names);
  if (Array.isArray(value)) return value.map((one: TreeValue) => adaptedBody(one, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === "locale" && part === ownNames.locale ? (names.locale ?? part) : adaptedBody(part, names),
    ]),
  );
}

function withUids(text: string, { singular = ownNames.singular }: Names): string {
  return text.replace(/\bapi::recipe\.recipe(?![\w-])/g, () => `api::${singular}.${singular}`);
}
