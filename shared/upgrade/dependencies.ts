import type { Project } from "./project";
import { scalarOf, valuesAt } from "./value";
import { versionIn } from "./version";

export interface Dependency {
  readonly name: string;
  /** As in package.json, such as `^5.1.0`. */
  readonly range: string;
  readonly path: string;
  readonly line: number;
}

/** The packages that package.json lists. */
export function dependenciesOf(project: Project): Dependency[] {
  return ["dependencies", "devDependencies", "peerDependencies"].flatMap((list) => entriesIn(project, list));
}

/** The project's version of Strapi, as `5.12.0`. In Strapi 3, the package was called `strapi`. */
export function strapiVersion(project: Project): string | undefined {
  const all = dependenciesOf(project);
  const found =
    all.find(({ name }) => name === "@strapi/strapi") ?? all.find(({ name }) => name === "strapi");
  return found && versionIn(found.range);
}

export function scriptsOf(project: Project): Dependency[] {
  return entriesIn(project, "scripts");
}

function entriesIn({ package: file }: Project, key: string): Dependency[] {
  if (!file) return [];
  return valuesAt(file.value, key).flatMap(({ value }) =>
    value.kind !== "object"
      ? []
      : [...value.entries].map(([name, entry]) => ({
          name,
          range: String(scalarOf(entry) ?? ""),
          path: file.path,
          line: entry.line,
        })),
  );
}
