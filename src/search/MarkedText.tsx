import type { ReactElement } from "react";
import { markedParts } from "./markup";

/** Text of a provider, with the matches marked. */
export function MarkedText({ value }: { readonly value: string }): ReactElement {
  return (
    <>
      {markedParts(value).map(({ text, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
        isMatch ? <mark key={index}>{text}</mark> : text,
      )}
    </>
  );
}
