import type { DocSearchModalProps } from "@docsearch/react";
import { navigate, withPrefix } from "gatsby";
import { lookUpPasted } from "../errors/lookUpPasted";
import { contextualFilters, type Narrowing, narrowingFilters } from "../facetFilters";
import { HitLink } from "../HitLink";
import { hitUrl, withoutPrefix } from "../hitUrl";
import type { SearchScope } from "../SearchScope";
import { searchRequest } from "../searchRequest";
import { searchSession } from "../searchSession";
import { OnceSettled } from "./OnceSettled";
import { Row } from "./Row";
import { SeeAll } from "./SeeAll";
import { docSearchClient, type Outcome } from "./searchClient";
import { memoryName, type StoredHit } from "./storedSearches";

interface ModalWiring {
  readonly scope: Pick<SearchScope, "settings" | "context" | "areas">;
  readonly getNarrowing: () => Narrowing;
  readonly onClose: () => void;
  readonly onOutcome: (outcome: Outcome) => void;
  /** @param url of the hit. @param position from 1. */
  readonly onChosen: (url: string, position: number) => void;
}

/** A hit as DocSearch has marked it. */
type ChosenHit = Pick<StoredHit, "url"> & {
  /** Its place among all that are shown, from 0. */
  readonly __autocomplete_id?: number;
};

type ModalProps = Omit<DocSearchModalProps, "initialScrollY" | "initialQuery">;

/** DocSearch requires keys even if the hosted service isn't used. */
const noKey = "local";

/** What the modal needs to know of this site. Make it once for an open modal: a changed function starts the search anew. */
export function docSearchProps({
  scope,
  getNarrowing,
  onClose,
  onOutcome,
  onChosen,
}: ModalWiring): ModalProps {
  const { settings, context, areas } = scope;
  const target = (url: string) => hitUrl(url, settings, withPrefix);
  const isExternal = (href: string) =>
    settings.externalUrlRegex !== null && new RegExp(settings.externalUrlRegex).test(href);
  const filters = settings.contextualSearch ? contextualFilters(context) : [];
  const tell = (hit: ChosenHit) => onChosen(hit.url, placeOf(hit) + 1);
  const { missingResultsUrl, searchPagePath } = settings;

  return {
    appId: settings.appId ?? noKey,
    apiKey: settings.apiKey ?? noKey,
    indexName: memoryName(settings),
    maxResultsPerGroup: settings.maxResultsPerGroup,
    disableUserPersonalization: !settings.personalization,
    insights: settings.insights,
    onClose,
    transformSearchClient: docSearchClient({
      getClient: () => searchSession(settings),
      lookUp: lookUpPasted,
      maxResultsPerGroup: settings.maxResultsPerGroup,
      requestFor: (query) =>
        searchRequest(query, settings, [...filters, ...narrowingFilters(getNarrowing())]),
      onOutcome,
    }),
    transformItems: (hits) => hits.map((hit) => ({ ...hit, url: target(hit.url).href })),
    navigator: {
      navigate({ itemUrl, item }) {
        tell(item);
        if (isExternal(itemUrl)) window.location.assign(itemUrl);
        else void navigate(withoutPrefix(itemUrl, withPrefix("/")));
      },
    },
    hitComponent: ({ hit, children }) => (
      <HitLink href={hit.url} isExternal={isExternal(hit.url)} onClick={() => tell(hit)}>
        <OnceSettled place={placeOf(hit)} name={Object.values(hit.hierarchy).findLast(Boolean)}>
          <Row hit={hit} areas={areas}>
            {children}
          </Row>
        </OnceSettled>
      </HitLink>
    ),
    ...(missingResultsUrl !== null && {
      getMissingResultsUrl: ({ query }) => missingResultsUrl.replaceAll("{query}", encodeURIComponent(query)),
    }),
    ...(searchPagePath !== null && {
      resultsFooterComponent: ({ state }) => (
        <SeeAll {...{ state, searchPagePath, onClose }} narrowing={getNarrowing()} />
      ),
    }),
  };
}

function placeOf({ __autocomplete_id: place = 0 }: ChosenHit): number {
  return place;
}
