const dayFormat = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "long",
  year: "numeric",
  // The same day for every reader, and the same text on the server and in the browser.
  timeZone: "UTC",
});

/** @param date ISO 8601, with or without a time. @returns such as `November 21, 2026`. */
export function formatDate(date: string): string {
  return dayFormat.format(new Date(date));
}
