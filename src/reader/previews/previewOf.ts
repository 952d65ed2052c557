import { field, listField, textField } from "../../../shared/field";

/** What a preview shows of a page. */
export interface Preview {
  /** Breadcrumbs of the page, beginning with the area; empty for pages outside of the areas. */
  readonly place: readonly string[];
  readonly title: string;
  /** The heading that the link leads to. */
  readonly heading: string | undefined;
  readonly description: string;
}

/**
 * @param data what the page's query has brought; every template has its own.
 * @param fragment of the link, without `#`.
 * @returns undefined for pages that don't describe themselves in their data.
 */
export function previewOf(data: unknown, fragment: string): Preview | undefined {
  const tag = field(data, "tag");
  if (tag) return previewOfTag(tag);
  const page = field(data, "doc") ?? field(data, "release") ?? field(data, "snippet");
  const [title, description] = [textField(page, "title"), textField(page, "description")];
  if (title === undefined || description === undefined) return undefined;
  const steps = listField(page, "breadcrumbs").flatMap((step) => textField(step, "label") ?? []);
  const target = listField(page, "toc").find((heading) => textField(heading, "id") === fragment);
  return { place: steps.slice(0, -1), title, heading: textField(target, "text"), description };
}

function previewOfTag(tag: unknown): Preview | undefined {
  const [name, description] = [textField(tag, "name"), textField(tag, "description")];
  if (name === undefined || description === undefined) return undefined;
  return { place: ["Tags"], title: `Pages about ${name}`, heading: undefined, description };
}
