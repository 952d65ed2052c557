import { z } from "zod";
import { searchPath } from "../paths";
import {
  type Environment,
  expression,
  flag,
  orNull,
  readVariables,
  text,
  urls,
  variableOf,
} from "./variables";

/** How this copy of the site searches. Read while building; what a browser needs of it is in `SiteSettings.search`. */
export type SearchConfig = ReturnType<typeof readSearchConfig>;

/** Hits of one group in the modal, where nothing else is configured. From the specification. */
const defaultResultsPerGroup = 5;

/** A value of some form, or the word that switches the thing off. */
const unlessFalse = (isGood: (value: string) => boolean, fix: string) =>
  text
    .refine((value) => value === "false" || isGood(value), fix)
    .transform((value) => (value === "false" ? null : value));

const variables = z
  .object({
    /** `local` searches the index that is built with the site, `algolia` the hosted service. */
    provider: z.enum(["local", "algolia"], "write local or algolia").default("local"),
    /** Both only for the hosted service. The key is public: it can only search. */
    appId: orNull(text),
    apiKey: orNull(text),
    /** Origins that speak the hosted service's protocol; empty for its own. */
    hosts: urls.transform((hosts) => hosts.map((host) => new URL(host).origin)),
    /** Also part of the storage keys: recent and favorite searches are kept per index. */
    indexName: text.default("docs"),
    /** Only pages of the reader's language and version. */
    contextualSearch: flag.default(true),
    /** Where all results of a query are shown; null offers no way there. */
    searchPagePath: unlessFalse(
      (value) => value.startsWith("/"),
      "write a path such as /search, or false",
    ).default(searchPath),
    /** The browser opens results whose URL matches with a full page load, because another site serves them. */
    externalUrlRegex: orNull(expression),
    /** Part of a result's path to replace, for an index made from another copy of the site. */
    replacePathnameFrom: orNull(expression),
    replacePathnameTo: z.string().default(""),
    maxResultsPerGroup: z.coerce
      .number("write a number")
      .int("write a whole number")
      .min(1, "write 1 or more")
      .default(defaultResultsPerGroup),
    /** URL for reporting a query without results; `{query}` is replaced with the query. */
    missingResultsUrl: unlessFalse(
      (value) => URL.canParse(value),
      "write a URL with {query}, or false",
    ).optional(),
    /** Whether the browser remembers what was chosen. */
    personalization: flag.default(true),
    /** Whether views and clicks are sent to the hosted service. */
    insights: flag.default(false),
  })
  .superRefine(({ provider, ...rest }, context) => {
    if (provider !== "algolia") return;
    for (const name of ["appId", "apiKey"] as const) {
      if (rest[name] === null)
        context.addIssue({ code: "custom", path: [name], message: "is missing: the hosted search needs it" });
    }
  });

const variableOfSearch = variableOf("SEARCH");
/** Those whose names say less than what they are called here. */
const shortNames: Readonly<Record<string, string>> = {
  contextualSearch: "SEARCH_CONTEXTUAL",
  searchPagePath: "SEARCH_PAGE_PATH",
};

/**
 * @param repositoryUrl where readers can report a query without results, unless a variable overrides it.
 * @throws with all invalid variables, and what to write instead.
 */
export function readSearchConfig(environment: Environment, repositoryUrl: string | undefined) {
  const {
    replacePathnameFrom: from,
    replacePathnameTo: to,
    missingResultsUrl = reportAt(repositoryUrl),
    ...config
  } = readVariables(
    variables,
    environment,
    "The search can't be set up:",
    (key) => shortNames[key] ?? variableOfSearch(key),
  );
  return { ...config, missingResultsUrl, replaceSearchResultPathname: from === null ? null : { from, to } };
}

function reportAt(repositoryUrl: string | undefined): string | null {
  const title = encodeURIComponent("Search finds nothing for: ");
  return repositoryUrl === undefined ? null : `${repositoryUrl}/issues/new?title=${title}{query}`;
}
