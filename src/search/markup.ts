/** What providers are asked to put around matches. */
export const markTags = { highlightPreTag: "<mark>", highlightPostTag: "</mark>" } as const;

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Marked text in pieces. Marks that don't pair up hold until the next one, or the end. */
export function markedParts(value: string): readonly TextPart[] {
  let isMatch = false;
  return value.split(/(<\/?mark>)/).flatMap((piece): TextPart[] => {
    if (piece === markTags.highlightPreTag || piece === markTags.highlightPostTag) {
      isMatch = piece === markTags.highlightPreTag;
      return [];
    }
    return piece === "" ? [] : [{ text: piece, isMatch }];
  });
}
