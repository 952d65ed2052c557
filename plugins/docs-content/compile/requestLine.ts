import { escapeHtml } from "./escapeHtml";

const firstLine = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) ([^\s?]*)(\?\S*)?$/;
const queryLine = /^( +)([?&]\S*)$/;

/**
 * Colors the first line of a request: the method, and keys, operators, and values of its query.
 *
 * @returns undefined for another line.
 */
export function requestLine(line: string): string | undefined {
  const [, method, path = "", query = ""] = firstLine.exec(line) ?? [];
  if (method) return `<b data-verb="${method}">${method}</b> ${escapeHtml(path)}${queryHtml(query)}`;
  const [, indent, more = ""] = queryLine.exec(line) ?? [];
  return indent === undefined ? undefined : indent + queryHtml(more);
}

function queryHtml(query: string): string {
  return query.replace(
    /([?&])([^=&]*)(=?)([^&]*)/g,
    (_, sign: string, key: string, is: string, value: string) =>
      [escapeHtml(sign), keyHtml(key), is, token("string", escapeHtml(value))].join(""),
  );
}

/** `filters[rating][$gte]`: an operator isn't one of the reader's names. */
function keyHtml(key: string): string {
  return key
    .split(/(\$\w+)/)
    .map((piece) => token(piece.startsWith("$") ? "keyword" : "property", escapeHtml(piece)))
    .join("");
}

const token = (name: string, html: string) => (html === "" ? "" : `<span class="tk-${name}">${html}</span>`);
