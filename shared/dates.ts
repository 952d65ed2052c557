const months = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * The same day for every reader, and the same text on the server and in the browser. Not by `Intl`: the first of its
 * formats has the browser load a calendar and its words, 42 ms for one line of a page.
 *
 * @param date ISO 8601, with or without a time. @returns such as `November 21, 2026`.
 */
export function formatDate(date: string): string {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
