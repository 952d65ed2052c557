import type { Passage } from "../../search/local/passages";
import { type Question, sourceOf } from "../answerer";

/** A message of the chat protocol. */
export interface ChatMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** Characters of a passage that are sent: the beginning of a long section, and the surroundings of its best block. */
const maxPassageLength = 1800;

/** The messages to send; the proxy adds its rules. They contain the conversation so far, then the passages, then the question. */
export function promptOf({ text, earlier }: Question, passages: readonly Passage[]): readonly ChatMessage[] {
  return [
    ...earlier.flatMap(({ question, answer }): ChatMessage[] => [
      { role: "user", content: question },
      { role: "assistant", content: answer === "" ? "I quoted passages." : answer },
    ]),
    { role: "user", content: `${passages.map(passageText).join("\n\n")}\n\nQuestion: ${text}` },
  ];
}

function passageText(passage: Passage, at: number): string {
  const { number, page, section } = sourceOf(passage, at + 1);
  const { blocks, bestBlock } = passage;
  const order = [bestBlock ?? 0, ...blocks.keys()];
  const kept = new Set<number>();
  let length = 0;
  for (const index of order) {
    const size = blocks[index]?.text.length ?? 0;
    if (kept.has(index) || (kept.size > 0 && length + size > maxPassageLength)) continue;
    kept.add(index);
    length += size;
  }
  const texts = blocks.flatMap(({ text, title }, index) => {
    if (!kept.has(index)) return [];
    return title === null ? [text] : [`${title}\n${text}`];
  });
  return `[${number}] ${page}${section === null ? "" : ` > ${section}`}\n${texts.join("\n").slice(0, 2 * maxPassageLength)}`;
}
