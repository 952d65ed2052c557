import { decodeEntities } from "../../../shared/decodeEntities";

/** What terminals write to change colors. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences begin with one.
const colors = /\u001b\[[\d;]*[A-Za-z]/g;

/** A line of a box that a terminal draws around an error. */
const boxed = /^.*[│┃║].*$(?:\r?\n^.*[│┃║].*$)*/gm;

/** What terminals draw around an error. */
const frame = /[\u2500-\u257f]+/g;

/** What Docker Compose, pm2, the journal, and Heroku put before each line: `strapi-1  | `, `0|strapi | `, `Nov 28 10:12:01 vps strapi[4711]: `. */
const origin =
  /^(?:(?:\d+\|)?[\w.-]+\s*\|\s+(?:\d{4}-\d\d-\d\dT[\d:.]+Z?:\s+)?|[A-Z][a-z]{2} +\d+ [\d:]{8} \S+ \S+\[\d+\]: |\d{4}-\d\d-\d\dT\S+ \w+\[[\w.]+\]: )/gm;

/** Tags around a message that was copied from the source of a page. Others, such as `<directory>`, are words of messages. */
const breaks = /<br ?\/?>|<\/?(?:p|pre|div|li)>/g;
const tags = /<\/?(?:b|code|em|i|span|strong)>/g;

/** What Markdown puts before or around a line: quotes, headings, lists, fences, bold. */
const markdown = /^(?:> ?)+|^#{1,6} |^```\w*$|\*\*/gm;

/** Signs that Markdown requires to be escaped. Paths of Windows have none of them after their `\`. */
const escapes = /\\([[\]*_<>`])/g;

/** A pasted text without what terminals, process managers, pages, and Markdown add to it. */
export function plainText(pasted: string): string {
  const text = pasted
    .replace(colors, "")
    .replace(boxed, unboxed)
    .replace(frame, " ")
    .replace(breaks, "\n")
    .replace(tags, "");
  return decodeEntities(text).replace(markdown, "").replace(escapes, "$1").replace(origin, "");
}

/** The lines of a box, and all of them as one line, because boxes break lines. */
function unboxed(lines: string): string {
  const plain = lines.split(/\r?\n/).map((line) => line.replace(frame, " ").trim());
  const said = plain.filter((line) => !line.startsWith("at "));
  return `${plain.join("\n")}\n${said.join(" ")}`;
}
