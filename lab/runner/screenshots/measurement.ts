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

/** One line for each screenshot on each page, and one part of it for each window. */
export function measurementTable(measurements: readonly Measurement[]): string {
  const name = ({ id, path, region }: Measurement) => `${id} on ${path}: ${region} px wide`;
  const rows = [...new Set(measurements.map(name))];
  return rows
    .map((row) => [row, ...measurements.filter((one) => name(one) === row).map(describe)].join("; "))
    .join("\n");
}

function describe(measurement: Measurement): string {
  const { window, shown, text, scrolls } = measurement;
  return [
    `at ${window}: ${shown} px, text ${text.toFixed(1)} px`,
    ...(scrolls ? ["scrolls"] : []),
    ...(isTooSmall(measurement) ? ["TOO SMALL"] : []),
  ].join(", ");
}
