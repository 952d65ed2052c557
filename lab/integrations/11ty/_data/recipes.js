import { findAll } from "../strapi.js";

const findIn = (locale) =>
  findAll("/recipes", {
    locale,
    sort: "title",
    // Drafts can lack a slug, and then have no page.
    "filters[slug][$notNull]": "true",
    "populate[cover][fields]": "url,alternativeText,width,height,formats",
    "populate[author][fields]": "name",
    "populate[ingredients][fields]": "name",
    "populate[steps]": "true",
    "populate[localizations][fields]": "slug,locale",
    "populate[localizations][filters][slug][$notNull]": "true",
  });

export default async () => [...(await findIn("en")), ...(await findIn("fr"))];
