import type { SearchInput } from "../components/definition";
import { textProp } from "../components/textProp";
import { writtenTitle } from "../since/withSince";
import { codeText } from "./markup";

/** A component that has a title above what it holds. */
export function titled({ props, writer, content }: SearchInput): void {
  writer.labelled(textProp(props, "title"), content);
}

/** Highlighted code, below its title. */
export function codeBelowTitle({ props, writer }: SearchInput): void {
  writer.labelled(writtenTitle(props), () => writer.code(codeText(textProp(props, "html"))));
}

/** An image, which is found by its alternative text. */
export function captioned({ props, writer }: SearchInput): void {
  writer.lines([textProp(props, "alt"), textProp(props, "caption")]);
}
