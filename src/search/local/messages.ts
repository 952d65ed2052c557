import type { SearchRequest, SearchResults, SectionBlock } from "../client";
import type { LookedUp } from "../errors/lookedUp";
import type { Passage, PassageOptions } from "./passages";

/** Messages between the page and its worker. IDs connect requests and responses. */
export type Question =
  | { readonly id: number; readonly kind: "search"; readonly requests: readonly SearchRequest[] }
  | {
      readonly id: number;
      readonly kind: "passages";
      readonly question: string;
      readonly options: PassageOptions;
    }
  | { readonly id: number; readonly kind: "lookUp"; readonly pasted: string }
  | { readonly id: number; readonly kind: "section"; readonly url: string; readonly query: string }
  /** Load the index: a reader is about to search. */
  | { readonly id: number; readonly kind: "open" };

/** The first message to a worker. It has no reply. */
export interface Start {
  readonly kind: "start";
  /** The folder of the index. */
  readonly url: string;
}

export type Reply =
  | { readonly id: number; readonly kind: "search"; readonly response: SearchResults }
  | { readonly id: number; readonly kind: "passages"; readonly response: readonly Passage[] }
  | { readonly id: number; readonly kind: "lookUp"; readonly response: LookedUp }
  | { readonly id: number; readonly kind: "section"; readonly response: readonly SectionBlock[] }
  | { readonly id: number; readonly kind: "open" }
  | { readonly id: number; readonly kind: "error"; readonly name: string; readonly message: string }
  /** The rest of the index is loaded: an early response can be requested again. */
  | { readonly id: null; readonly kind: "complete" };
