import { createdOn, publishedOn } from "../calendar";
import type { SeedContext } from "./context";

export type Data = Record<string, unknown>;

const uids = {
  author: "api::author.author",
  category: "api::category.category",
  homepage: "api::homepage.homepage",
  ingredient: "api::ingredient.ingredient",
  recipe: "api::recipe.recipe",
  season: "api::season.season",
} as const;

/** The Document Service for data that comes from our files: the platform checks it when it runs. */
interface Documents {
  create(params: { data: Data; locale?: string }): Promise<unknown>;
  update(params: { documentId: string; data: Data }): Promise<unknown>;
  publish?(params: { documentId: string; locale?: string }): Promise<unknown>;
}

/** An entry: its type, its document, the day of its creation and its language, if its type has any. */
export interface Entry {
  type: keyof typeof uids;
  documentId: string;
  day: number;
  locale?: string;
}

/** Creates an entry, as a draft if the type has Draft & Publish, with the date of its day. */
export async function create({ strapi, predictable }: SeedContext, entry: Entry, data: Data): Promise<void> {
  const { type, documentId, day, locale } = entry;
  const documents: Documents = strapi.documents(uids[type]);
  predictable.restart(`${type} ${documentId} ${locale ?? ""}`);
  predictable.setTime(createdOn(day));
  await documents.create({ data: { documentId, ...data }, ...(locale ? { locale } : {}) });
}

/** Saves it a second time, an hour later or at a given time. */
export async function change(
  { strapi, predictable }: SeedContext,
  { type, documentId, day }: Entry,
  data: Data,
  at: string = publishedOn(day),
): Promise<void> {
  const documents: Documents = strapi.documents(uids[type]);
  predictable.restart(`change ${documentId}`);
  predictable.setTime(at);
  await documents.update({ documentId, data });
}

/** An hour later: publishes it. */
export async function publish({ strapi, predictable }: SeedContext, entry: Entry): Promise<void> {
  const { type, documentId, day, locale } = entry;
  const documents: Documents = strapi.documents(uids[type]);
  predictable.setTime(publishedOn(day));
  await documents.publish?.({ documentId, ...(locale ? { locale } : {}) });
}
