import type { Reference } from "../compile/context";
import type { PageOutline } from "../files/readPage";
import type { Problem } from "../problems";
import { type ContentModel, snippetsOf } from "./model";

/** What a new project's package.json names; sites without these facts aren't about such projects. */
const newProjectFacts = "new-project-packages";

/**
 * The other packages that `strapi-plugin init` of @strapi/sdk-plugin 6.1.1 adds to a plugin's package.json. The tool isn't
 * part of the platform, so the lab doesn't have it.
 */
const newPluginPackages = ["@strapi/design-system", "@strapi/icons", "@strapi/sdk-plugin", "react-intl"];

/**
 * Code that imports a package works with every package manager only if package.json lists it: some of them also find packages
 * that are installed for another package. A page says how to install what a new project lacks.
 */
export function checkPackages(model: ContentModel): Problem[] {
  const sheet = model.facts.find(({ name }) => name === newProjectFacts)?.facts;
  if (!sheet) return [];
  const project = sheet.rows.map(({ id }) => id);
  const plugin = [...project, ...newPluginPackages];
  const snippets = snippetsOf(model);
  return model.pages.flatMap((page) => {
    if (page.source.kind === "snippet") return [];
    const all = (kind: Kind) => withIncluded(page, kind, snippets);
    const installs = all("installs");
    return [
      ...missingOf(all("imports"), project, installs).map((missing) => problemOf(page, missing, "project")),
      ...missingOf(all("pluginImports"), plugin, installs).map((missing) =>
        problemOf(page, missing, "plugin"),
      ),
    ];
  });
}

type Kind = "imports" | "pluginImports" | "installs";

/** The first import of each package that is neither known nor installed above it. */
function missingOf(
  imports: readonly Reference[],
  known: readonly string[],
  installs: readonly Reference[],
): Reference[] {
  const missing = imports.filter(
    ({ target, line }) =>
      !known.includes(target) &&
      !installs.some((install) => install.line <= line && provides(install, target)),
  );
  const names = missing.map(({ target }) => target);
  return missing.filter(({ target }, index) => names.indexOf(target) === index);
}

function problemOf({ file }: PageOutline, { target, line, column }: Reference, owner: string): Problem {
  const message = `The code imports "${target}", which a new ${owner} doesn't have.`;
  const fix = `Show the installation above the code, as in <PackageManager command="npm install ${target}" />, or remove the import.`;
  return { file, line, column, rule: "missing-package", message, fix };
}

/** Code that needs only a package's types can find them in a separate package. */
function provides(install: Reference, target: string): boolean {
  return install.target === target || install.target === `@types/${target}`;
}

/** What the page itself refers to, and what the snippets that it includes do, at the place of the inclusion. */
function withIncluded(
  { references }: PageOutline,
  kind: Kind,
  snippets: ReadonlyMap<string, PageOutline>,
): Reference[] {
  const included = references.snippets.flatMap(({ target: id, line, column }) =>
    (snippets.get(id)?.references[kind] ?? []).map(({ target }) => ({ target, line, column })),
  );
  return [...references[kind], ...included].sort((a, b) => a.line - b.line);
}
