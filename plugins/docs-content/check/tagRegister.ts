import { nearest } from "../nearest";
import type { Problem } from "../problems";
import type { TagEntry } from "../schema/registers";
import { slugPattern } from "../schema/slug";
import { otherSlugs, tagSlug } from "../tags/tagUrls";
import { type ContentModel, entryPlace, registerOf } from "./model";

/** Listed pages that have to carry a tag. */
const minPages = 2;

type Finding = Pick<Problem, "rule" | "message" | "fix">;

/** Every tag has a URL, no two tags have the same one, and related tags exist. */
export function checkTagRegister(model: ContentModel): Problem[] {
  const register = registerOf(model, "tags");
  const tags = register?.value ?? [];
  const names = new Set(tags.map(({ name }) => name));
  const owners = ownersOf(tags);
  const listed = model.pages.filter(({ unlisted }) => !unlisted);
  return tags.flatMap((tag, index) => {
    const place = entryPlace(register, index);
    const findings = [
      ...checkSlug(tag, owners),
      ...checkOtherSlugs(tag, owners),
      ...checkRelated(tag, names),
      ...checkUse(tag, listed),
    ];
    return findings.map((finding) => ({ ...place, ...finding }));
  });
}

type Owners = ReadonlyMap<string, TagEntry>;

/** Which tag gets a slug: the tag whose own slug it is, else the first that has it as an alias. */
function ownersOf(tags: readonly TagEntry[]): Owners {
  const owners = new Map<string, TagEntry>();
  const claim = (slug: string, tag: TagEntry) => owners.set(slug, owners.get(slug) ?? tag);
  for (const tag of tags) claim(tagSlug(tag), tag);
  for (const tag of tags) for (const slug of otherSlugs(tag).keys()) claim(slug, tag);
  return owners;
}

function checkSlug(tag: TagEntry, owners: Owners): Finding[] {
  const slug = tagSlug(tag);
  if (!slugPattern.test(slug)) {
    const message = `The URL of "${tag.name}" would contain characters other than a to z, digits, and hyphens.`;
    return [{ rule: "tag-register", message, fix: "Set a slug, such as slug: some-words." }];
  }
  if (owners.get(slug) === tag) return [];
  const message = `"${tag.name}" has the same URL as an earlier tag.`;
  return [{ rule: "tag-register", message, fix: "Remove one of the two." }];
}

function checkOtherSlugs(tag: TagEntry, owners: Owners): Finding[] {
  return [...otherSlugs(tag)].flatMap(([slug, word]): Finding[] => {
    const owner = owners.get(slug);
    if (!owner || owner === tag) return [];
    const message = `"${word}" of "${tag.name}" has the same URL as "${owner.name}": ${slug}.`;
    const fix =
      word === tag.name
        ? `Rename one of the two tags, or remove the alias ${slug} of "${owner.name}".`
        : "Remove the alias from one of the two tags.";
    return [{ rule: "tag-alias", message, fix }];
  });
}

/** A page that lists nothing, or only the page that its reader comes from, leads nowhere. */
function checkUse({ name }: TagEntry, listed: ContentModel["pages"]): Finding[] {
  const count = listed.filter(({ tags }) => tags.some(({ target }) => target === name)).length;
  if (count >= minPages) return [];
  const message = `${count === 0 ? "No listed page has" : "Only one listed page has"} the tag "${name}".`;
  const fix = `Add it to the tags of ${minPages} pages or more, or remove it here and from its pages.`;
  return [{ rule: "unused-tag", message, fix }];
}

function checkRelated({ name, related = [] }: TagEntry, names: ReadonlySet<string>): Finding[] {
  return related.flatMap((other, index): Finding[] => {
    if (other === name || related.indexOf(other) !== index) {
      const message = `"${name}" lists "${other}" as related ${other === name ? "to itself" : "twice"}.`;
      return [{ rule: "related-tag", message, fix: "Remove it from related." }];
    }
    if (names.has(other)) return [];
    const suggestion = nearest(other, names);
    return [
      {
        rule: "related-tag",
        message: `"${name}" lists "${other}" as related, but tags.yaml doesn't have this tag.`,
        fix: suggestion ? `Write "${suggestion}", or add the tag to tags.yaml.` : "Add the tag to tags.yaml.",
      },
    ];
  });
}
