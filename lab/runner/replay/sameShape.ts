/** Values that differ each time, by their form: what the page shows has to look the same. */
const volatile: readonly RegExp[] = [
  // A document id.
  /^[a-z0-9]{24}$/,
  // A date, as the API writes it.
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
];

/**
 * Compares a response with the one on a page: the keys must be the same, and the values, too, except for document IDs and dates.
 *
 * @param learned receives the IDs of the page with those of this run, for the requests that follow
 * @returns the differences, each with its path: `/data/0/title: …`
 */
export function differences(
  shown: unknown,
  actual: unknown,
  learned: Map<string, string>,
  at = "",
): string[] {
  if (isRecord(shown) && isRecord(actual)) {
    const keys = new Set([...Object.keys(shown), ...Object.keys(actual)]);
    return [...keys].flatMap((key) => differences(shown[key], actual[key], learned, `${at}/${key}`));
  }
  if (typeof shown === "string" && typeof actual === "string") {
    if (volatile.some((form) => form.test(shown) && form.test(actual))) {
      learned.set(shown, actual);
      return [];
    }
  }
  if (Object.is(shown, actual)) return [];
  return [
    `${at || "/"}: the page shows ${JSON.stringify(shown)}, the response has ${JSON.stringify(actual)}`,
  ];
}

/** Lists too: their keys are numbers. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
