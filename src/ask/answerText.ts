import type { PassageBlock } from "../search/local/passages";
import type { Answer, AnswerPart } from "./answerer";

/** The text of an answer without its quotes. */
export function proseOf({ parts }: Answer): string {
  return parts.flatMap((part) => (part.kind === "prose" ? [part.markdown] : [])).join("\n\n");
}

/**
 * An answer to copy: Markdown, followed by its sources.
 *
 * @param urlOf turns a source's path into an absolute URL.
 */
export function answerText({ parts, sources }: Answer, urlOf: (url: string) => string): string {
  const names = sources.map(({ number, page, section, url }) => {
    const name = section === null ? page : `${page}: ${section}`;
    return `[${number}] ${name}, ${urlOf(url)}`;
  });
  return [...parts.map(partText), names.join("\n")].filter((text) => text !== "").join("\n\n");
}

function partText(part: AnswerPart): string {
  if (part.kind === "prose") return part.markdown;
  return [...part.blocks.map(quoteText), `[${part.source}]`].join("\n\n");
}

function quoteText({ text, isCode, title }: PassageBlock): string {
  if (!isCode) return `> ${text}`;
  // Longer than any run in it, so that it can't end the block early.
  const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const code = `${fence}\n${text}\n${fence}`;
  return title === null ? code : `${title}\n\n${code}`;
}
