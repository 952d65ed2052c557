import { planComponent, planInlineComponent } from "./component";
import { planPage } from "./page";
import { type Planner, planRelease, planSnippet } from "./plans";

/** What `npm run new` can create, by its argument. */
export const planners: ReadonlyMap<string, Planner> = new Map([
  ["page", planPage],
  ["snippet", planSnippet],
  ["release", planRelease],
  ["component", planComponent],
  ["inline-component", planInlineComponent],
]);
