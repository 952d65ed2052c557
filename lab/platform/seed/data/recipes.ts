import { drafts } from "./recipes/drafts";
import { firstHalf } from "./recipes/firstHalf";
import { secondHalf } from "./recipes/secondHalf";
import type { Recipe } from "./recipes/shape";

/** In the order of their creation: the first on June 1st, the next a day later. Links point to earlier ones only. */
export const recipes: readonly Recipe[] = [...firstHalf, ...secondHalf, ...drafts];
