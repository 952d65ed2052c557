import { planComponent } from "./component.mjs";
import { planPage } from "./page.mjs";
import { planRelease, planSnippet } from "./plans.mjs";

/** What `npm run new` can make, by the word that asks for it. */
export const planners = new Map([
  ["page", planPage],
  ["snippet", planSnippet],
  ["release", planRelease],
  ["component", planComponent],
]);
