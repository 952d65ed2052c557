import { parse as parseJavaScript } from "acorn";
import type { Program } from "estree";
import type { Link, Nodes, Root } from "mdast";
import { phrasing } from "mdast-util-phrasing";
import { type Features, mdxToMdast } from "satteri";
import { eachNode } from "./eachNode";

/** What pages may hold, as far as the native parser can be told: it makes directives of words and lines as well. */
const features: Features = { gfm: true, directive: true, frontmatter: false };

/**
 * Signs of texts that the two parsers read, or refuse, in different ways. Found by changing pages at random and comparing what
 * becomes of both trees, as its test goes on doing: a NUL or a byte order mark; an escaped mark of emphasis before another, or
 * one beside a character outside of Unicode's first plane; `:::` that neither opens nor closes a block in a line of its own,
 * or that stands right below a table, and `::`; a component right below a line of text; a closing tag in an item of a list.
 */
const unsureSigns = [
  /[\0\ufeff]/,
  /\\[*_]{2}/,
  /^(?!:::+(\w+(\[[^[\]\n]*\])?)?\r?$).*:::/m,
  /^::(?!:)/m,
  /\|[^|\n]*\n:::/,
  /^(?![ \t]*[<\n]).*\n[ \t]*<[A-Z]/m,
  /^[ \t]*([-*+]|\d+[.)])[ \t]+<\//m,
  /[\u{10000}-\u{10ffff}][*_~]|[*_~][\u{10000}-\u{10ffff}]/u,
];

/**
 * Parses MDX with a native parser, in a fiftieth of the time that remark takes.
 *
 * @returns undefined for a text that it can't read, or may read in another way than remark does: whoever asks has to
 *   read it with `parseMdx` then, which also says what is wrong.
 */
export function parseQuickly(body: string): Root | undefined {
  if (isUnsure(body)) return undefined;
  const root = read(body);
  if (!root) return undefined;
  let isSure = true;
  eachNode(root, (node, parent, index) => {
    const next = index === undefined ? undefined : parent?.children[index + 1];
    isSure &&= settle(node, body) && !isUnravelled(node, next);
  });
  return isSure ? root : undefined;
}

/** True for a text that the native parser may read in another way, or not survive. Exported for the test of its time. */
export function isUnsure(body: string): boolean {
  return unsureSigns.some((sign) => sign.test(body)) || !isBalanced(body) || isDeep(body);
}

/** False where a `:::` closes nothing, or a box or a block of code is left open. */
function isBalanced(body: string): boolean {
  const marks = body.match(/^:::+.?/gm) ?? [];
  const opening = marks.filter((mark) => /\w$/.test(mark));
  const fences = body.match(/^[ \t]*(```|~~~)/gm) ?? [];
  return opening.length * 2 === marks.length && fences.length % 2 === 0;
}

/**
 * True for what nests deeper than any page does. The native parser of expressions calls itself for each level, and where its
 * stack is full, at some 5,000 of them on Linux, the process ends without a word.
 */
function isDeep(body: string): boolean {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of body.matchAll(/[()[\]{}]/g)) {
    depth = "([{".includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  const withoutBrackets = body.match(/=|\?|<|\bnew\b/g)?.length ?? 0;
  return deepest > 100 || withoutBrackets > 3000;
}

function read(body: string): Root | undefined {
  try {
    // Declared by other types than remark's; its test holds the trees against each other.
    return mdxToMdast(body, { features }) as Root;
  } catch {
    return undefined;
  }
}

/** Adds the syntax trees of expressions, which only remark makes. @returns false for what remark may read otherwise. */
function settle(node: Nodes, body: string): boolean {
  switch (node.type) {
    case "link":
      return !isBareAddress(node, body);
    case "textDirective":
    case "leafDirective":
      return false;
    case "mdxTextExpression":
    case "mdxFlowExpression": {
      const estree = programOf(node.value);
      node.data = { estree };
      return estree !== undefined;
    }
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return node.attributes.every((attribute) => {
        if (typeof attribute.value !== "object" || attribute.value === null) return true;
        const estree = programOf(attribute.value.value);
        attribute.value.data = { estree };
        return estree !== undefined;
      });
    default:
      return true;
  }
}

/** True for what stood in a paragraph that holds nothing else: remark leaves it there. */
function isUnravelled(node: Nodes, next: Nodes | undefined): boolean {
  if (node.type === "mdxJsxFlowElement") return node.children.some((child) => phrasing(child));
  return node.type === "mdxFlowExpression" && next?.position?.start.line === node.position?.end.line;
}

/** A bare address is a link to this parser, and text to ours. */
function isBareAddress({ position }: Link, body: string): boolean {
  return !/[[<]/.test(body.charAt(position?.start.offset ?? -1));
}

/** An expression as a program of one statement, or of none for a comment; undefined for what is neither. */
function programOf(text: string): Program | undefined {
  return programIn(`(${text}\n)`) ?? emptyProgramIn(text);
}

function emptyProgramIn(text: string): Program | undefined {
  const program = programIn(text);
  return program?.body.length === 0 ? program : undefined;
}

function programIn(text: string): Program | undefined {
  try {
    return parseJavaScript(text, { ecmaVersion: "latest", sourceType: "module" }) as Program;
  } catch {
    return undefined;
  }
}
