import { inlineCode } from "../../plugins/docs-content/search/inlineCode";
import type { PageRecords } from "../../plugins/docs-content/search/pageRecords";
import { recordedMark } from "../../shared/searchRecord";

/** The rule for identifiers: a whole name that readers copy or type as it is written. */
const kinds: readonly RegExp[] = [
  // camelCase: documentId
  /^[a-z][a-z0-9]*(?:[A-Z][A-Za-z0-9]*)+$/,
  // Operators and variables: $containsi
  /^\$[A-Za-z]\w*$/,
  // UPPER_CASE: DATABASE_CLIENT
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/,
  // Options: --no-install
  /^--[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  // Files: server.ts, .env, docker-compose.yml
  /^(?:\.?[A-Za-z][\w-]*(?:\.[\w-]+)*)?\.(?:css|env|gitignore|html|js|json|jsx|md|mdx|mjs|npmrc|scss|sh|toml|ts|tsx|ya?ml)$/,
];
/** Dotted names: strapi.db.query. In a code block, most are its own variables, such as `recipe.title`, but those of `strapi` are the platform's. */
const dotted = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;
const ofPlatform = /^strapi\./;

/** Candidates in a block: words with the punctuation that identifiers contain. */
const pieces = /[\w$.-]*\w/g;

/**
 * Identifiers of a page: each inline code that consists of one (apart from the parentheses of a call), and those in its code
 * blocks. Recorded responses are excluded, because no one types their identifiers.
 */
export function identifiersOf({ tree, records }: Pick<PageRecords, "tree" | "records">): ReadonlySet<string> {
  const inline = inlineCode(tree).map((code) => code.trim().replace(/\(\)$/, ""));
  const blocks = records.flatMap(({ isCode, content, codeTitle }) =>
    isCode && !codeTitle?.includes(recordedMark)
      ? [...(content ?? "").matchAll(pieces)].map(([piece]) => piece)
      : [],
  );
  return new Set([
    ...inline.filter((code) => isOfKind(code) || dotted.test(code)),
    ...blocks.filter((piece) => isOfKind(piece) || (dotted.test(piece) && ofPlatform.test(piece))),
  ]);
}

/** Characters that the interface sends; a longer name can't be typed whole. */
const maxQueryLength = 64;

function isOfKind(name: string): boolean {
  return name.length <= maxQueryLength && kinds.some((kind) => kind.test(name));
}

/** Whether a text contains a whole identifier: no letter, digit, or other character of a name comes directly before or after it. */
export function hasWhole(text: string, identifier: string): boolean {
  const literal = identifier.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = "(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}]-)";
  const after = "(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])";
  return text.includes(identifier) && new RegExp(`${before}${literal}${after}`, "u").test(text);
}
