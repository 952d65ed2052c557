/** Of the heading above the entries with a first letter. @param letter as `byLetter` has it. */
export function idOfLetter(letter: string): string {
  return letter === "#" ? "other" : `letter-${letter.toLowerCase()}`;
}
