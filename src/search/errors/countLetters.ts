/** How many letters of any script a text has. */
export function countLetters(text: string): number {
  return text.replace(/\P{L}/gu, "").length;
}
