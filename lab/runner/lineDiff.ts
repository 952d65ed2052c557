import { type DiffOptions, diffLinesUnified } from "jest-diff";

/** Two lists of lines as a unified diff without colors. */
export function lineDiff(before: string[], after: string[], options: DiffOptions): string {
  return diffLinesUnified(before, after, {
    aColor: plain,
    bColor: plain,
    changeColor: plain,
    commonColor: plain,
    patchColor: plain,
    ...options,
  });
}

const plain = (text: string): string => text;
