import { planComponent } from "./component";
import { planPage } from "./page";
import { type Planner, planRelease, planSnippet } from "./plans";

/** What `npm run new` can make, by the word that asks for it. */
export const planners: ReadonlyMap<string, Planner> = new Map([
  ["page", planPage],
  ["snippet", planSnippet],
  ["release", planRelease],
  ["component", planComponent],
]);
