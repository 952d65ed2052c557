import kebabCase from "lodash.kebabcase";
import { tagPath } from "../../../shared/paths";
import type { RedirectEntry, TagEntry } from "../schema/registers";
import { slugPattern } from "../schema/slug";

interface TagRedirect extends RedirectEntry {
  readonly tagName: string;
}

type Spelled = Pick<TagEntry, "name" | "slug" | "aliases">;

/** The last part of the URL of a tag's page. */
export function tagSlug({ name, slug }: Pick<TagEntry, "name" | "slug">): string {
  return slug ?? kebabCase(name);
}

/**
 * Other slugs under which readers may look for a tag: its aliases, and its name if the tag's slug is spelled differently.
 * kebabCase splits GraphQL into graph-ql, so the spelling without a split (graphql) is included.
 *
 * @returns each slug with its source word. Words that can't be in a URL without escapes have no slug.
 */
export function otherSlugs(tag: Spelled): ReadonlyMap<string, string> {
  const own = tagSlug(tag);
  const slugs = [tag.name, ...(tag.aliases ?? [])].flatMap((word) =>
    [kebabCase(word), unsplit(word)].map((slug) => [slug, word] as const),
  );
  return new Map(slugs.filter(([slug]) => slug !== own && slugPattern.test(slug)));
}

/** From every other slug of every tag to the tag's page. The content's check reports slugs that two tags claim. */
export function tagRedirects(tags: readonly Spelled[]): TagRedirect[] {
  return tags.flatMap((tag) => {
    const to = tagPath(tagSlug(tag));
    return [...otherSlugs(tag).keys()].map((slug) => ({ from: tagPath(slug), to, tagName: tag.name }));
  });
}

function unsplit(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
