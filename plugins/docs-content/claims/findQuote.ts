/** Where a quote is in a text. White space counts as one space, so YAML can fold a quote. */
export function quotePlaces(text: string, quote: string): number[] {
  const words = quote.trim().split(/\s+/).map(escaped);
  return [...text.matchAll(new RegExp(words.join("\\s+"), "g"))].map(({ index }) => index);
}

function escaped(word: string): string {
  return word.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
