import { z } from "zod";
import { searchPath } from "./paths";
import { addresses, type Environment, expression, flag, readVariables, text } from "./variables";

/** How this copy of the site searches. Read while building; what a browser needs of it is in `SiteSettings.search`. */
export interface SearchConfig {
  /** `local` asks the index that is built with the site, `algolia` the hosted service. */
  readonly provider: "local" | "algolia";
  /** Both only for the hosted service. The key is public: it may search and nothing else. */
  readonly appId: string | null;
  readonly apiKey: string | null;
  /** Origins that speak the hosted service's protocol; empty for its own. */
  readonly hosts: readonly string[];
  /** Also names what the browser remembers: recent and favourite searches are kept per index. */
  readonly indexName: string;
  /** Only pages of the reader's language and version. */
  readonly contextualSearch: boolean;
  /** Where all results of a query are shown; null offers no way there. */
  readonly searchPagePath: string | null;
  /** Results whose address matches are left to the browser, and to the site that answers there. */
  readonly externalUrlRegex: string | null;
  /** Part of a result's path to replace, for an index made from another copy of the site. `from` is an expression. */
  readonly replaceSearchResultPathname: { readonly from: string; readonly to: string } | null;
  readonly maxResultsPerGroup: number;
  /** Address to report a query without results at; `{query}` stands for it. */
  readonly missingResultsUrl: string | null;
  /** Whether the browser remembers what was chosen. */
  readonly personalization: boolean;
  /** Whether the hosted service is told what was viewed and clicked. */
  readonly insights: boolean;
}

/** Hits of one group in the modal, where nothing else is configured. From the specification. */
const defaultResultsPerGroup = 5;

/** A value of some form, or the word that switches the thing off. */
const unlessFalse = (isGood: (value: string) => boolean, mend: string) =>
  text
    .refine((value) => value === "false" || isGood(value), mend)
    .transform((value) => (value === "false" ? null : value));

const variables = z
  .object({
    SEARCH_PROVIDER: z.enum(["local", "algolia"], "write local or algolia").default("local"),
    SEARCH_APP_ID: text.optional(),
    SEARCH_API_KEY: text.optional(),
    SEARCH_HOSTS: addresses,
    SEARCH_INDEX_NAME: text.default("docs"),
    SEARCH_CONTEXTUAL: flag.default(true),
    SEARCH_PAGE_PATH: unlessFalse(
      (value) => value.startsWith("/"),
      "write a path such as /search, or false",
    ).default(searchPath),
    SEARCH_EXTERNAL_URL_REGEX: expression.optional(),
    SEARCH_REPLACE_PATHNAME_FROM: expression.optional(),
    SEARCH_REPLACE_PATHNAME_TO: z.string().default(""),
    SEARCH_MAX_RESULTS_PER_GROUP: z.coerce
      .number("write a number")
      .int("write a whole number")
      .min(1, "write 1 or more")
      .default(defaultResultsPerGroup),
    SEARCH_MISSING_RESULTS_URL: unlessFalse(
      (value) => URL.canParse(value),
      "write an address with {query}, or false",
    ).optional(),
    SEARCH_PERSONALIZATION: flag.default(true),
    SEARCH_INSIGHTS: flag.default(false),
  })
  .superRefine(({ SEARCH_PROVIDER, ...rest }, context) => {
    if (SEARCH_PROVIDER !== "algolia") return;
    for (const name of ["SEARCH_APP_ID", "SEARCH_API_KEY"] as const) {
      if (rest[name] === undefined)
        context.addIssue({ code: "custom", path: [name], message: "is missing: the hosted search needs it" });
    }
  });

/**
 * @param repositoryUrl where readers may report a query that finds nothing, unless the environment says otherwise.
 * @throws with every variable that is wrong, and what to write instead.
 */
export function readSearchConfig(environment: Environment, repositoryUrl: string | undefined): SearchConfig {
  const data = readVariables(variables, environment, "The search can't be set up:");
  const from = data.SEARCH_REPLACE_PATHNAME_FROM;
  return {
    provider: data.SEARCH_PROVIDER,
    appId: data.SEARCH_APP_ID ?? null,
    apiKey: data.SEARCH_API_KEY ?? null,
    hosts: data.SEARCH_HOSTS.map((host) => new URL(host).origin),
    indexName: data.SEARCH_INDEX_NAME,
    contextualSearch: data.SEARCH_CONTEXTUAL,
    searchPagePath: data.SEARCH_PAGE_PATH,
    externalUrlRegex: data.SEARCH_EXTERNAL_URL_REGEX ?? null,
    replaceSearchResultPathname: from === undefined ? null : { from, to: data.SEARCH_REPLACE_PATHNAME_TO },
    maxResultsPerGroup: data.SEARCH_MAX_RESULTS_PER_GROUP,
    missingResultsUrl:
      data.SEARCH_MISSING_RESULTS_URL === undefined
        ? reportAt(repositoryUrl)
        : data.SEARCH_MISSING_RESULTS_URL,
    personalization: data.SEARCH_PERSONALIZATION,
    insights: data.SEARCH_INSIGHTS,
  };
}

function reportAt(repositoryUrl: string | undefined): string | null {
  const title = encodeURIComponent("Search finds nothing for: ");
  return repositoryUrl === undefined ? null : `${repositoryUrl}/issues/new?title=${title}{query}`;
}
