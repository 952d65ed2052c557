import { basename } from "node:path";
import { tagPath } from "../../../shared/paths";
import { notesById } from "../facts/sheet";
import type { Register } from "../files/readRegister";
import type { TagEntry } from "../schema/registers";
import type { SidebarFile } from "../schema/sidebar";
import { tagRedirects, tagSlug } from "../tags/tagUrls";
import { sidebarChains } from "./sidebarPlaces";
import { type Entry, entry } from "./store";

/** What a .yaml file holds: the register itself, for the checks, and each thing in it. */
export function registerEntries(register: Register): Entry[] {
  const { file } = register;
  return [entry("ContentRegister", file, { file, register }), ...entriesIn(register)];
}

function entriesIn({ kind, file, value }: Register): Entry[] {
  if (value === undefined) return [];
  switch (kind) {
    case "settings":
      return [entry("SiteSettings", "", value)];
    case "sidebar":
      return sidebarEntries(value);
    case "notes": {
      const name = basename(file, ".yaml");
      return [entry("FactNotes", name, { name, notes: notesById(value) })];
    }
    case "tags":
      return tagEntries(value);
    case "redirects":
      return value.map(({ from, to, seen = null }) =>
        entry("Redirect", from, { from, to, seen, tagName: null }),
      );
    case "glossary":
      return value.map((term) => entry("GlossaryTerm", term.term, term));
    case "screenshots":
      return value.map(({ id, ...shot }) => entry("ScreenshotInfo", id, { shot: id, ...shot }));
    case "synonyms":
    case "language":
      return [];
  }
}

/** Redirects to tags are like the redirects of redirects.yaml: the build writes both for hosts. */
function tagEntries(tags: readonly TagEntry[]): Entry[] {
  const named = tags.map((tag) => {
    const { name, description, aliases = [], related = [] } = tag;
    const slug = tagSlug(tag);
    return entry("Tag", name, {
      name,
      slug,
      description,
      aliases,
      relatedNames: related,
      path: tagPath(slug),
    });
  });
  return [
    ...named,
    ...tagRedirects(tags).map((fields) => entry("Redirect", fields.from, { ...fields, seen: null })),
  ];
}

/** One entry a page, so that moving a page rebuilds it and its neighbors, and no other. */
function sidebarEntries({ name, area, items }: SidebarFile): Entry[] {
  const places = sidebarChains(items).flatMap((chain) =>
    chain.map((place, index) => {
      const previous = chain[index - 1]?.path ?? null;
      const next = chain[index + 1]?.path ?? null;
      return entry("SidebarPlace", place.path, { ...place, sidebar: name, previous, next });
    }),
  );
  return [entry("Sidebar", name, { name, area, entries: items }), ...places];
}
