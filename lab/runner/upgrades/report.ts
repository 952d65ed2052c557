import type { UpgradePlan } from "../content";
import { type Explanation, nameOf, type UpgradeProject } from "./project";

/** By the name of a step or request: what differs, place by place. */
export type Problems = ReadonlyMap<string, readonly string[]>;

/**
 * Logs each difference with the items of the plan that say it.
 *
 * @returns differences that no explanation has, explanations whose items aren't in the plan, and those that fit nothing
 */
export function reportOf(
  project: UpgradeProject,
  plan: UpgradePlan,
  problems: Problems,
  log: (line: string) => void,
): string[] {
  const used = new Set<Explanation>();
  const missed: string[] = [];
  for (const [name, places] of problems) {
    const { known, unexplained } = explain(name, places, project);
    for (const one of known) used.add(one);
    const ids = [...new Set([...known].flatMap((one) => one.plan))];
    if (ids.length > 0) log(`planned ${name}\n    ${ids.join("\n    ")}`);
    if (unexplained.length === 0) continue;
    log(`MISSED  ${name}\n    ${unexplained.map((place) => place.trim()).join("\n    ")}`);
    missed.push(`${name}: not explained`);
  }
  const planned = itemsOf(plan);
  const unplanned = project.differences.flatMap(({ what, plan: items }) =>
    items.filter((id) => !planned.has(id)).map((id) => `${what}: not in the plan: ${id}`),
  );
  const unseen = project.differences.filter((one) => !used.has(one));
  return [
    ...missed,
    ...unplanned,
    ...unseen.map(({ what }) => `${what}: expected a difference, and there is none`),
  ];
}

function explain(name: string, places: readonly string[], { requests, differences }: UpgradeProject) {
  const isRequest = requests.some((request) => nameOf(request) === name);
  const meant = differences.filter((one) => (one.in ? [one.in].flat().includes(name) : isRequest));
  const fits = (place: string) => meant.filter(({ at = "" }) => new RegExp(at).test(place));
  return {
    known: new Set(places.flatMap(fits)),
    unexplained: places.filter((place) => fits(place).length === 0),
  };
}

/** Without what the planner looked for and didn't find. */
function itemsOf({ sections }: UpgradePlan): Set<string> {
  const shown = sections.filter(({ id }) => id !== "absent");
  return new Set(shown.flatMap(({ items }) => items.map(({ id }) => id)));
}
