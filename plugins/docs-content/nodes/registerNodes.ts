import { basename } from "node:path";
import { tagPath } from "../../../shared/paths";
import { notesById } from "../facts/sheet";
import type { Register } from "../files/readRegister";
import type { ScreenshotEntry, TagEntry } from "../schema/registers";
import type { SidebarFile } from "../schema/sidebar";
import { tagRedirects, tagSlug } from "../tags/tagAddresses";
import { addNode, addNodes, type Maker } from "./createNodes";
import { type NodeIds, nodeIds } from "./ids";
import { sidebarChains } from "./sidebarPlaces";

type ListRegister = Exclude<Register, { kind: "settings" | "sidebar" | "notes" }>;

/** Makes the nodes of a .yaml file: the register itself, for the checks, and one node for each thing it holds. */
export function createRegisterNodes(maker: Maker, register: Register): void {
  const ids = nodeIds(maker.args.createNodeId);
  addNode(maker, "ContentRegister", ids.register(register.file), { file: register.file, register });
  if (register.kind === "settings" && register.value)
    addNode(maker, "SiteSettings", ids.settings(), register.value);
  if (register.kind === "sidebar" && register.value) createSidebarNodes(maker, ids, register.value);
  if (register.kind === "notes" && register.value) {
    const name = basename(register.file, ".yaml");
    addNode(maker, "FactNotes", ids.notes(name), { name, notes: notesById(register.value) });
  }
  if (register.kind !== "settings" && register.kind !== "sidebar" && register.kind !== "notes")
    createListNodes(maker, ids, register);
}

function createListNodes(maker: Maker, ids: NodeIds, { kind, value }: ListRegister): void {
  if (value === undefined) return;
  if (kind === "tags") createTagNodes(maker, ids, value);
  if (kind === "redirects")
    for (const entry of value)
      addNode(maker, "Redirect", ids.redirect(entry.from), { ...entry, tagName: null });
  if (kind === "glossary")
    for (const entry of value) addNode(maker, "GlossaryTerm", ids.term(entry.term), entry);
  if (kind === "screenshots") for (const shot of value) createShotNode(maker, ids, shot);
}

/** The redirects to tags are nodes like those of redirects.yaml: whatever writes redirects for hosts writes them, too. */
function createTagNodes(maker: Maker, ids: NodeIds, tags: readonly TagEntry[]): void {
  const nodes = tags.map((tag) => {
    const { name, description, aliases = [], related = [] } = tag;
    const slug = tagSlug(tag);
    const fields = { name, slug, description, aliases, relatedNames: related, path: tagPath(slug) };
    return { id: ids.tag(name), fields };
  });
  addNodes(maker, "Tag", nodes);
  const redirects = tagRedirects(tags).map((fields) => ({ id: ids.redirect(fields.from), fields }));
  addNodes(maker, "Redirect", redirects);
}

function createShotNode(maker: Maker, ids: NodeIds, { id, ...shot }: ScreenshotEntry): void {
  addNode(maker, "ScreenshotInfo", ids.shot(id), { shot: id, ...shot });
}

/** One node a page, so that moving a page rebuilds it and its neighbours, and no other. */
function createSidebarNodes(maker: Maker, ids: NodeIds, sidebar: SidebarFile): void {
  const { name, area, items } = sidebar;
  addNode(maker, "Sidebar", ids.sidebar(name), { name, area, entries: items });
  const nodes = sidebarChains(items).flatMap((places) =>
    places.map((place, index) => {
      const previous = places[index - 1]?.path ?? null;
      const next = places[index + 1]?.path ?? null;
      return { id: ids.place(place.path), fields: { ...place, sidebar: name, previous, next } };
    }),
  );
  addNodes(maker, "SidebarPlace", nodes);
}
