import { createContext, use } from "react";
import type { QueryModel } from "../../../shared/queryModel";
import type { QueryProblem } from "../check/problem";

/** What all parts of the form share. */
interface BuilderParts {
  readonly model: QueryModel;
  readonly problemsOf: (id: string) => readonly QueryProblem[];
  /** Says to screen readers what eyes see happen. */
  readonly announce: (text: string) => void;
  /** After the next change, moves the focus to the element in the builder that matches a CSS selector. */
  readonly focusNext: (selector: string) => void;
}

export const BuilderContext = createContext<BuilderParts | null>(null);

/** @throws outside of the builder. */
export function useParts(): BuilderParts {
  const parts = use(BuilderContext);
  if (!parts) throw new Error("A part of the form stands outside of the query builder.");
  return parts;
}

/** Finds a row's first control. */
export function inRow(id: string): string {
  return `[data-row="${id}"] :is(select, input)`;
}
