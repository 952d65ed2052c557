import type { Tree } from "../../../src/site/tree";
import type { Problem } from "../problems";
import { type CodeSample, createContext, type Heading, type References } from "./context";
import { resolveExpressions } from "./expressions";
import { compileHeadings } from "./headings";
import { compileLinks } from "./links";
import { parseMdx } from "./parse";
import { readText } from "./text";
import { toHast } from "./toHast";
import { toTree } from "./toTree";

/** A body, compiled: all that other steps need to know of it, as plain data. */
export interface CompiledPage {
  readonly tree: Tree;
  readonly headings: readonly Heading[];
  readonly references: References;
  readonly samples: readonly CodeSample[];
  readonly excerpt: string;
  readonly wordCount: number;
  readonly problems: readonly Problem[];
}

/**
 * Compiles a page's MDX. Never throws for what a writer did: everything wrong is in `problems`.
 *
 * @param file path from the content folder, for the problems.
 * @param lineOffset lines of front matter before the body.
 */
export function compilePage(body: string, file: string, lineOffset: number): CompiledPage {
  const context = createContext(file, lineOffset);
  const { references, headings, samples, problems } = context;
  const root = parseMdx(body, context);
  if (!root) return { tree: [], headings, references, samples, excerpt: "", wordCount: 0, problems };
  resolveExpressions(root, context);
  compileHeadings(root, context);
  compileLinks(root, context);
  const tree = toTree(toHast(root, context));
  return { tree, headings, references, samples, ...readText(root), problems };
}
