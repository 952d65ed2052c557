import type { DocSearchModalProps } from "@docsearch/react";
import { navigate, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { unescapeHtml } from "../../site/escapeHtml";
import { hitAddress, withoutPrefix } from "../address";
import { contextualFilters, type SearchContext } from "../facetFilters";
import { HitLink } from "../HitLink";
import { searchRequest } from "../searchRequest";
import { searchSession } from "../searchSession";
import { answerDocSearch, type Outcome } from "./answerDocSearch";
import { OnceSettled } from "./OnceSettled";
import { SeeAll } from "./SeeAll";
import { memoryName, type StoredHit } from "./storedSearches";

interface ModalWiring {
  readonly settings: Queries.SearchSettingsFragment;
  readonly context: SearchContext;
  readonly onClose: () => void;
  readonly onOutcome: (outcome: Outcome) => void;
  /** @param url of the hit. @param position from 1. */
  readonly onChosen: (url: string, position: number) => void;
  /** A hit was chosen that DocSearch itself doesn't remember. */
  readonly onOrphan: (hit: StoredHit) => void;
}

/** A hit as DocSearch has marked it. */
type ChosenHit = StoredHit & {
  readonly __docsearch_parent?: object | null;
  /** Its place among all that are shown, from 0. */
  readonly __autocomplete_id?: number;
};

type ModalProps = Omit<DocSearchModalProps, "initialScrollY" | "initialQuery">;

/** DocSearch wants keys even where nothing is asked of the hosted service. */
const noKey = "local";

/** What the modal needs to know of this site. Make it once for an open modal: a changed function starts the search anew. */
export function docSearchProps({
  settings,
  context,
  onClose,
  onOutcome,
  onChosen,
  onOrphan,
}: ModalWiring): ModalProps {
  const address = (url: string) => hitAddress(url, settings, withPrefix);
  const isExternal = (href: string) =>
    settings.externalUrlRegex !== null && new RegExp(settings.externalUrlRegex).test(href);
  const filters = settings.contextualSearch ? contextualFilters(context) : [];
  const remember = (hit: ChosenHit) => {
    onChosen(hit.url, placeOf(hit) + 1);
    if (hit.type === "content" && !hit.__docsearch_parent) onOrphan(hit);
  };
  const { missingResultsUrl, searchPagePath } = settings;

  return {
    appId: settings.appId ?? noKey,
    apiKey: settings.apiKey ?? noKey,
    indexName: memoryName(settings),
    maxResultsPerGroup: settings.maxResultsPerGroup,
    disableUserPersonalization: !settings.personalization,
    insights: settings.insights,
    onClose,
    transformSearchClient: answerDocSearch({
      getClient: () => searchSession(settings),
      requestFor: (query) => searchRequest(query, settings, filters),
      onOutcome,
    }),
    transformItems: (hits) => hits.map((hit) => ({ ...hit, url: address(hit.url).href })),
    navigator: {
      navigate({ itemUrl, item }) {
        remember(item);
        if (isExternal(itemUrl)) window.location.assign(itemUrl);
        else void navigate(withoutPrefix(itemUrl, withPrefix("/")));
      },
    },
    hitComponent: ({ hit, children }) => (
      <HitLink href={hit.url} isExternal={isExternal(hit.url)} onClick={() => remember(hit)}>
        <OnceSettled place={placeOf(hit)} name={<HitName hit={hit} />}>
          {children}
        </OnceSettled>
      </HitLink>
    ),
    ...(missingResultsUrl !== null && {
      getMissingResultsUrl: ({ query }) => missingResultsUrl.replaceAll("{query}", encodeURIComponent(query)),
    }),
    ...(searchPagePath !== null && {
      resultsFooterComponent: ({ state }) => <SeeAll {...{ state, searchPagePath, onClose }} />,
    }),
  };
}

function placeOf({ __autocomplete_id: place = 0 }: ChosenHit): number {
  return place;
}

/** The heading that it stands under, or is; `shownHit` has written it as HTML. Made only where it is shown: most hits are drawn at once. */
function HitName({ hit }: { readonly hit: ChosenHit }): ReactNode {
  return unescapeHtml(Object.values(hit.hierarchy).findLast(Boolean) ?? "");
}
