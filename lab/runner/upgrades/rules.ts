import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { historyFile, type UpgradeRules, upgradeRules } from "../content";
import { root } from "../project";

const content = join(root, "content");
const changesFolder = "dev-docs/migration/";

/** The rules as the build makes them, from the files in content/ and without a build. */
export function rulesOfContent(): UpgradeRules {
  const history = historyFile.parse(JSON.parse(read("history.json")));
  const { upgradePages } = parse(read("site.yaml")) as { upgradePages: UpgradeRules["pages"] };
  const nodes = readdirSync(join(content, changesFolder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => `${changesFolder}${file}`)
    .flatMap((file) => changeOf(file, read(file)));
  return upgradeRules({
    platformHistory: { releases: history.releases, node: history.node },
    siteSettings: { upgradePages },
    allDoc: { nodes },
    allFactSheet: { nodes: ["codemods", "codemod-examples"].map(sheetOf) },
    allFactHistory: { nodes: history.kinds },
  } as Parameters<typeof upgradeRules>[0]) as UpgradeRules;
}

function read(file: string): string {
  return readFileSync(join(content, file), "utf8");
}

function changeOf(file: string, text: string) {
  const [, front = ""] = text.split("---\n");
  const { title, description, unlisted, breakingChange } = parse(front);
  if (!breakingChange || unlisted) return [];
  const { codemod, signs = [], ...said } = breakingChange;
  const codemods = codemod === "none" ? [] : codemod;
  const path = `/${file.replace(/\.mdx$/, "")}`;
  return [{ path, title, description, breakingChange: { ...said, codemods, signs } }];
}

function sheetOf(name: string) {
  const { rows } = JSON.parse(read(`data/${name}.json`)) as { rows: { id: string }[] };
  return { name, rows: rows.map((row) => ({ id: row.id, values: row })) };
}
