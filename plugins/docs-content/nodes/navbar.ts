import type { Settings } from "../schema/settings";

/** The navbar as GraphQL shows it: with the site's title and all areas where site.yaml says nothing else. */
export function navbarOf({ title, areas, navbar }: Settings) {
  const items = navbar.items ?? areas.map(({ id }) => ({ area: id }));
  return { ...navbar, title: navbar.title ?? title, items: items.flatMap((item) => itemOf(item, areas)) };
}

type Item = NonNullable<Settings["navbar"]["items"]>[number];

/** An area that doesn't exist is a problem of the content, which stops a build. */
function itemOf(item: Item, areas: Settings["areas"]) {
  if (!("area" in item)) return [item];
  return areas
    .filter(({ id }) => id === item.area)
    .map(({ id, label, start, description }) => ({ label, to: start, area: id, description }));
}
