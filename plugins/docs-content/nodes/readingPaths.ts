import type { Settings } from "../schema/settings";
import type { Lookup } from "../store/lookup";
import type { DocFields } from "../store/stored";
import { readingMinutes } from "./readingMinutes";

type ReadingPath = Settings["paths"][number];

/** The stops of a path, with what their pages say of themselves. The check names a stop without a page. */
export function pathStops({ stops }: ReadingPath, find: Lookup) {
  return stops.flatMap(({ to, outcome }) => {
    const doc = find.doc(to);
    return doc ? [{ to, title: doc.title, outcome, minutes: readingMinutes(doc) }] : [];
  });
}

/** Where a page stands on the paths that it is a stop of. */
export function stopsOfDoc({ path }: Pick<DocFields, "path">, find: Lookup) {
  return (find.settings()?.paths ?? []).flatMap((readingPath) => {
    const index = readingPath.stops.findIndex(({ to }) => to === path);
    if (index < 0) return [];
    const { id, label, stops } = readingPath;
    const next = pathStops(readingPath, find).find(({ to }) => to === stops[index + 1]?.to) ?? null;
    return [{ path: id, label, number: index + 1, count: stops.length, next }];
  });
}
