import type { TreeNode } from "../../../shared/tree";

interface CodeIdMaker {
  /** Finds the heading that the next blocks are under. Call it for every node, in reading order. */
  readonly pass: (node: TreeNode) => void;
  /** @param title of the block; empty when it has none. */
  readonly next: (title: string) => string;
}

/**
 * IDs for links to a page's code blocks and their lines: `code-config-server-ts` for a file, else
 * `code-` and the heading above, so that they don't change with other parts of the page. The second ID with the same
 * name ends with `-2`.
 */
export function codeIdMaker(): CodeIdMaker {
  const counts = new Map<string, number>();
  let heading = "start";
  return {
    pass: (node) => {
      heading = lastHeadingIn(node) ?? heading;
    },
    next: (title) => {
      const base = `code-${isFileName(title) ? wordsOf(title) : heading}`;
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      return count === 1 ? base : `${base}-${count}`;
    },
  };
}

/** The compiler's markup for a heading begins so. */
const headingTag = /<h[2-6][^>]* id="([^"]+)"/g;

function lastHeadingIn(node: TreeNode): string | undefined {
  if (typeof node === "string") return undefined;
  if ("html" in node) return [...node.html.matchAll(headingTag)].at(-1)?.[1];
  const isHeading = "tag" in node && /^h[2-6]$/.test(node.tag);
  return isHeading && typeof node.props?.id === "string" ? node.props.id : undefined;
}

/** `config/server.ts` and `.env`, but not `200 OK`. */
function isFileName(title: string): boolean {
  return /^\S*[./]\S*$/.test(title) && /[a-z0-9]/i.test(title);
}

function wordsOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
