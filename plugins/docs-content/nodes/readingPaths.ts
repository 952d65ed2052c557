import type { Settings } from "../schema/settings";
import type { Lookup } from "../store/lookup";
import type { DocFields } from "../store/stored";
import { readingMinutes } from "./readingMinutes";

type ReadingPath = Settings["paths"][number];

/** The stops of a path, with titles and descriptions from their pages. The check reports a stop without a page. */
export function pathStops({ stops }: Pick<ReadingPath, "stops">, find: Lookup) {
  return stops.flatMap(({ to, outcome }) => {
    const doc = find.doc(to);
    return doc ? [{ to, title: doc.title, outcome, minutes: readingMinutes(doc) }] : [];
  });
}

/** The position of a page on the paths that it is a stop of. Of the other stops, it depends only on the next one. */
export function stopsOfDoc({ path }: Pick<DocFields, "path">, find: Lookup) {
  return (find.settings()?.paths ?? []).flatMap(({ id, label, stops }) => {
    const number = stops.findIndex(({ to }) => to === path) + 1;
    if (number === 0) return [];
    const [next = null] = pathStops({ stops: stops.slice(number, number + 1) }, find);
    return [{ path: id, label, number, count: stops.length, next }];
  });
}
