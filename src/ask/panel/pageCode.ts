import type { CodePiece } from "../../components/ScrollableCode/ScrollableCode";
import { peekAtPage } from "../../navigation/loading";

/** Code of a page as it was compiled. */
export interface PageCode {
  readonly text: string;
  readonly pieces: readonly CodePiece[];
}

/**
 * All code of a page in its colors: the index holds plain text, and the page's own data has the tokens already.
 *
 * @param path of the page, without an anchor.
 * @returns nothing for a page that doesn't come: its code is quoted without colors.
 */
export async function codeOfPage(path: string): Promise<readonly PageCode[]> {
  return htmlIn(await peekAtPage(path)).map(readCode);
}

/** The pieces of a quoted code block, which may be a part of the page's; undefined if the page has no such code. */
export function piecesOf(text: string, codes: readonly PageCode[]): readonly CodePiece[] | undefined {
  const code = codes.find((one) => one.text === text) ?? codes.find((one) => one.text.includes(text));
  if (!code) return undefined;
  const start = code.text.indexOf(text);
  let at = -start;
  return code.pieces.flatMap((piece) => {
    const shown = piece.text.slice(Math.max(0, -at), Math.max(0, text.length - at));
    at += piece.text.length;
    return shown === "" ? [] : [{ ...piece, text: shown }];
  });
}

/** Markup of highlighted code, wherever it is in a page's data. */
function htmlIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith('<span class="line') ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(htmlIn) : [];
}

function readCode(html: string): PageCode {
  const { body } = new DOMParser().parseFromString(`<pre>${html}</pre>`, "text/html");
  for (const prompt of body.querySelectorAll(".prompt")) prompt.remove();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const pieces: CodePiece[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const name = parentElement?.className ?? "";
    pieces.push({ text: textContent ?? "", token: name.startsWith("tk-") ? name : null });
  }
  return { text: pieces.map(({ text }) => text).join(""), pieces };
}
