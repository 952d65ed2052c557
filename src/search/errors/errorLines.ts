import { plainText } from "./plainText";

/** Characters of a pasted text that are read. A log of any size can be pasted. */
const maxTextLength = 20_000;

/** Characters of a line that are compared with messages. */
const maxLineLength = 600;

/** Lines that say where in the code something happened or have the name of an error's class, and lines of signs only. */
const place = /^(?:at\s|"?name"?:|node:|file:\/\/|https?:\/\/\S+$|Require stack:|[^\p{L}]*$)/u;

/** What loggers, package managers, and error classes put before a message. Repeated until none is left. */
const prefixes = [
  /^[[(]?\d{4}-\d{2}-\d{2}[T ][\d:.,]+Z?[\])]?:?\s+/,
  /^\[[\d:.]+\]\s+/,
  /^(?:npm\s+(?:ERR!|error|warn)|(?:error|warn(?:ing)?|info|debug|http|fatal):)\s+/i,
  /^\[(?:fatal|error|warn)\]\s+/i,
  /^(?:FATAL|ERROR|WARN(?:ING)?|##\[error\])\s*(?:\[[\w-]+\]\s+)?/,
  /^\((?:\w+)\)\s+/,
  /^[45]\d\d[:\s]+(?=\p{L})/u,
  /^(?:Uncaught|Unhandled(?:\s+promise)?\s+rejection|\[?cause\]?|Caused by)[:\s]+/i,
  /^[\w.$]*(?:Error|Exception)(?:\s*\[[\w:]+\])?:\s+/,
  // Messages can begin with a name in brackets: `[decrypt] Unable to decrypt value`.
  /^(?!\[\p{L})[^\p{L}\p{N}"'`@<$]+/u,
];

/** The message in a JSON response, such as `{"error":{"message":"Not Found"}}`. */
const jsonMessage = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** The message in an object as Node.js prints it, such as `{ message: 'Not Found' }`. */
const printedMessage = /\bmessage:\s*(["'`])(.{1,600}?)\1/g;

/** What a sentence quotes: “Policy Failed”. */
const quotedPart = /(^|[\s(])[“"«`](?=\p{L}+ \p{L})([^“”"«»`\n]{12,})[”"»`]/gmu;

/** A line that reports an error: `error: …`, `TypeError [ERR_X]: …`, `npm ERR! …`. */
const report = /(?:error|exception|fatal|warn)\b[^:]{0,20}:|^npm\s+(?:ERR!|error)/i;

/**
 * The lines of a pasted log, stack trace, or response that can be a message, without colors, times, levels, and error
 * classes: messages in JSON first, then lines that report an error, then all others. What follows a colon is a line of its
 * own, too, because messages wrap others: `Error creating endpoint GET /soups: Handler not found "soup.find"`. A line that
 * reports an error is also joined with the next one, because terminals and issues break lines.
 */
export function errorLines(pasted: string): readonly string[] {
  const text = plainText(pasted.slice(0, maxTextLength));
  const inJson = [
    ...text.matchAll(jsonMessage),
    ...text.replaceAll('\\"', '"').matchAll(jsonMessage),
  ].flatMap(([, quoted = '""']) => unquoted(quoted).split("\n"));
  const printed = [...text.matchAll(printedMessage)].map(([, , message = ""]) => message);
  const all = text.split(/\r?\n/).map((line) => line.trim());
  const inText = all.filter((line) => !place.test(line));
  const reports = inText.filter((line) => report.test(line));
  const parts = [...text.matchAll(quotedPart)].map(([, , part = ""]) => part);
  const lines = [...inJson, ...printed, ...reports, ...inText, ...joined(all), ...parts].map(messageIn);
  const wrapped = lines.flatMap((line) =>
    line
      .split(": ")
      .slice(1)
      .map((_, at, parts) => parts.slice(at).join(": ")),
  );
  return [...new Set([...lines, ...wrapped.map(messageIn)].filter((line) => line !== ""))];
}

function joined(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? "";
    return report.test(line) && !place.test(next) && !report.test(next) ? [`${line} ${next}`] : [];
  });
}

/** A line without what loggers and package managers put before a message. */
export function messageIn(line: string): string {
  return withoutPrefixes(line.slice(0, maxLineLength)).replace(/\s+/g, " ").trim();
}

function unquoted(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}

function withoutPrefixes(line: string): string {
  const shorter = prefixes.reduce((rest, prefix) => rest.replace(prefix, ""), line);
  return shorter === line ? line : withoutPrefixes(shorter);
}
