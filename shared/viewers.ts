/** People who use the lab's admin panel; `nobody` is not signed in. */
export const viewers = ["superAdmin", "editor", "author", "nobody"] as const;
export type Viewer = (typeof viewers)[number];
