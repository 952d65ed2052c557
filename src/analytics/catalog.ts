/**
 * Every event of this site, with its properties. Charts are built on names and properties: add to them, but don't change
 * any. Each event also has the path of its page, unless the event sets another. No event identifies a person, and credit
 * card numbers, social security numbers, and email addresses are removed from free text before it is
 * sent (see personalWords.ts).
 */
export interface AnalyticsEvents {
  /** A page is shown: the first one, and each that the router brings. */
  readonly page_view: { readonly path: string; readonly title: string };
  /** A search has results, and the reader has stopped typing or opens a result. */
  readonly search: {
    readonly query: string;
    readonly results: number;
    readonly provider: string;
    readonly place: SearchPlace;
  };
  /** A result was chosen. */
  readonly search_result: {
    readonly query: string;
    /** Where it leads: a URL within the site. */
    readonly result: string;
    /** From 1, in the order shown. */
    readonly position: number;
    readonly place: SearchPlace;
  };
  /** A question was answered. */
  readonly ask: {
    /** In characters: the question itself stays here. */
    readonly question_length: number;
    readonly provider: string;
    /** How many passages the answer cites. */
    readonly cited: number;
  };
  readonly ask_rated: { readonly helpful: boolean; readonly provider: string };
  readonly code_copied: {
    readonly language: string;
    /** In characters. */
    readonly length: number;
  };
  /** By the reader's own click or key, not for tabs that follow it. */
  readonly tab_chosen: { readonly group: string; readonly value: string };
  /** A live example ran after the reader edited it or started it. */
  readonly playground_run: {
    readonly title: string;
    readonly outcome: "shown" | "failed" | "stopped" | "unavailable";
  };
  readonly feedback: { readonly path: string; readonly helpful: boolean; readonly comment?: string };
  readonly theme_changed: { readonly theme: "light" | "dark" | "system" };
  /** A link that leads away from the site was followed. */
  readonly outbound: { readonly host: string; readonly href: string };
  /** A URL without a page. */
  readonly not_found: {
    readonly path: string;
    /** How many pages were suggested instead. */
    readonly suggestions: number;
  };
}

export type SearchPlace = "modal" | "page";
export type EventName = keyof AnalyticsEvents;
