import { store } from "../BrowserStorage/browserStorage";

/**
 * The reader's text settings. Each one is in an attribute of <html>, for which src/theme/reading.css sets other values of
 * tokens; the inline script in src/app/noFlash.ts sets it before the first paint.
 */
export const readingChoices = {
  size: {
    key: "docs.textSize",
    attribute: "textSize",
    legend: "Text size",
    options: [
      { value: "small", label: "Small" },
      { value: "normal", label: "Normal" },
      { value: "large", label: "Large" },
      { value: "largest", label: "Largest" },
    ],
  },
  width: {
    key: "docs.textWidth",
    attribute: "textWidth",
    legend: "Width of the text",
    options: [
      { value: "narrow", label: "Narrow" },
      { value: "normal", label: "Normal" },
      { value: "wide", label: "Wide" },
    ],
  },
} as const;

export type ReadingChoiceName = keyof typeof readingChoices;

/** The default, which is neither stored nor in an attribute. */
const usual = "normal";

/** What is shown at the moment. */
export function currentReading(name: ReadingChoiceName): string {
  return document.documentElement.dataset[readingChoices[name].attribute] ?? usual;
}

/** Shows a choice at once and remembers it. */
export function chooseReading(name: ReadingChoiceName, value: string): void {
  const { attribute, key } = readingChoices[name];
  const { dataset } = document.documentElement;
  if (value === usual) delete dataset[attribute];
  else dataset[attribute] = value;
  store(key, value === usual ? null : value);
}
