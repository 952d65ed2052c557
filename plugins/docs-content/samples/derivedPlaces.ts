import type { TypedPlace } from "./typedPlace";

/**
 * Where names of TypeScript are in the JavaScript that was derived from it. Without its types, a line can have a name less often:
 * then only its first place counts, because types follow what they are about.
 *
 * @param lines for each line of the JavaScript, the line of TypeScript that it comes from; 0 for none
 */
export function derivedPlaces(
  places: readonly TypedPlace[],
  lines: readonly number[],
  javascript: string,
  typescript: string,
): TypedPlace[] {
  const [after, before] = [javascript.split("\n"), typescript.split("\n")];
  return lines.flatMap((from, index) =>
    places
      .filter(([line]) => line === from)
      .flatMap(([, column, length, text]): TypedPlace[] => {
        const old = before[from - 1] ?? "";
        const name = old.slice(column - 1, column - 1 + length);
        const [olds, news] = [columnsOf(name, old), columnsOf(name, after[index] ?? "")];
        const place = olds.indexOf(column);
        const found = place === 0 || olds.length === news.length ? news[place] : undefined;
        return found === undefined ? [] : [[index + 1, found, length, text]];
      }),
  );
}

/** The columns, from 1, at which a line has a name as a whole word. */
function columnsOf(name: string, line: string): number[] {
  if (name === "") return [];
  const isPart = (character = "") => /[\w$]/.test(character);
  const found: number[] = [];
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1))
    if (!isPart(line[at - 1]) && !isPart(line[at + name.length])) found.push(at + 1);
  return found;
}
