import { directiveFromMarkdown } from "mdast-util-directive";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { directive } from "micromark-extension-directive";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import type { Extension } from "micromark-util-types";
import type { Processor } from "unified";

const colon = 58;

/**
 * The syntax that pages can use besides Markdown and MDX, as an extension of unified's parser: GitHub's tables, task lists, footnotes,
 * and strikethrough, and `:::` directives.
 *
 * Two parts of them are omitted. A bare URL is no link: a link says where it leads, and the search for URLs in every word
 * takes a sixth of the time for parsing. And only `:::` opens a directive: `:name` is ordinary text here
 * (`12:30`, `api::recipe.recipe`).
 */
export function extensions(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(
    containerDirective(),
    gfmFootnote(),
    gfmStrikethrough(),
    gfmTable(),
    gfmTaskListItem(),
  );
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(
    directiveFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
}

/** The package's constructs for blocks are the container and the leaf, in this order. */
function containerDirective(): Extension {
  const [container] = [directive().flow?.[colon] ?? []].flat();
  return container ? { flow: { [colon]: container } } : {};
}
