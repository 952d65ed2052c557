/** Windows, and the least height of text in each, in CSS pixels: a laptop and a phone. */
export const bounds = [
  { window: 1280, min: 11 },
  { window: 390, min: 10 },
] as const;

/** A width is a whole number, so a text of 11 pixels can become one of 10.98. */
const rounding = 0.05;

/** How one screenshot is shown on one page in one window. */
export interface Measurement {
  readonly id: string;
  readonly path: string;
  /** One of the bounds. */
  readonly window: number;
  /** CSS pixels: of the region as it was taken, and as it is shown. */
  readonly region: number;
  readonly shown: number;
  /** Height of the smallest text as it is shown, in CSS pixels. */
  readonly text: number;
  /** Its frame scrolls sideways. */
  readonly scrolls: boolean;
}

/** Text in a frame that scrolls must be as large, since scrolling doesn't enlarge it. */
export function isTooSmall({ window, text }: Measurement): boolean {
  const { min } = bounds.find((bound) => bound.window === window) ?? bounds[0];
  // Not the other way around: a size that isn't known is too small.
  return !(text >= min - rounding);
}

/** What the lists of screenshots say about one. */
export interface Facts {
  readonly persona: string;
  readonly isCropped: boolean;
  /** It requires more than the control that it waits for. */
  readonly asserts: boolean;
}

const head = [
  "id",
  "page",
  "persona",
  ...bounds.map(({ window }) => `text at ${window}`),
  "crop",
  "asserted",
  "",
];

/** A table with tabs: a row for each screenshot on each page. */
export function measurementTable(
  measurements: readonly Measurement[],
  factsOf: (id: string) => Facts | undefined,
): string {
  const nameOf = ({ id, path }: Measurement) => `${id} ${path}`;
  const names = [...new Set(measurements.map(nameOf))];
  const rows = names.map((name) => measurements.filter((one) => nameOf(one) === name));
  return [head, ...rows.map((row) => cells(row, factsOf))].map((row) => row.join("\t")).join("\n");
}

function cells(row: readonly Measurement[], factsOf: (id: string) => Facts | undefined): string[] {
  const { id = "", path = "" } = row[0] ?? {};
  const { persona = "unknown", isCropped = false, asserts = false } = factsOf(id) ?? {};
  const texts = bounds.map(({ window }) => sizeOf(row.find((one) => one.window === window)));
  const verdict = row.some(isTooSmall) ? "TOO SMALL" : "";
  return [id, path, persona, ...texts, isCropped ? "yes" : "no", asserts ? "yes" : "shows", verdict];
}

function sizeOf(measurement: Measurement | undefined): string {
  if (!measurement) return "";
  return `${measurement.text.toFixed(1)} of ${measurement.shown}${measurement.scrolls ? ", scrolls" : ""}`;
}
