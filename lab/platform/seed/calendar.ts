const firstDay = Date.UTC(2026, 5, 1, 8);
const hour = 3_600_000;
const dayLength = 24 * hour;

/** The seed's own calendar: the first recipe is created on June 1st 2026 at eight, the next a day later. */
export function createdOn(day: number): string {
  return new Date(firstDay + day * dayLength).toISOString();
}

/** An hour after its creation each entry is published or saved for the last time. */
export function publishedOn(day: number): string {
  return new Date(firstDay + day * dayLength + hour).toISOString();
}

/** Entries that recipes refer to are older than the recipes, one minute apart. */
export function minuteBefore(index: number): number {
  return index / 1440 - 0.5;
}

/** Before any entry: what the platform writes when it starts for the first time. */
export const installedOn = "2026-05-31T07:00:00.000Z";

/** After all of them: the last changes. */
export const changedOn = "2026-06-14T16:30:00.000Z";
