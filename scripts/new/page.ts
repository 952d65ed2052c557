import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { Failure } from "../command/failure.mjs";
import { fillTemplate, type NewFileOptions, type Plan, titleOf } from "./plans";
import { addPage } from "./sidebar";

export async function planPage({ content, name, today, sidebar }: NewFileOptions): Promise<Plan> {
  const route = name.replace(/^\/+/, "").replace(/\.mdx$/, "");
  const area = await findArea(content, route);
  const list = await findSidebar(content, sidebar || area.sidebar);
  const slug = route.split("/").at(-1) ?? route;
  return {
    file: `${route}.mdx`,
    text: await fillTemplate("page.mdx", { title: titleOf(slug), today, name }),
    changes: () => [{ file: list.file, text: addPage(list.text, `/${route}`) }],
    next: `Replace each TODO, then look at /${route} in npm run develop: what still misses is shown there and by npm run check.`,
  };
}

interface Area {
  readonly id: string;
  readonly sidebar: string;
}

/** @param route without its first slash */
async function findArea(content: string, route: string): Promise<Area> {
  const { areas }: { areas: Area[] } = parse(await readFile(join(content, "site.yaml"), "utf8"));
  const area = areas.find(({ id }: Area) => route.startsWith(`${id}/`));
  const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route);
  if (area && isKebab) return area;
  const ids = areas.map(({ id }: Area) => `${id}/`).join(", ");
  throw new Failure(
    `"${route}" can't be a page: begin with ${ids} and write small letters, digits and single hyphens, as in ${areas[0]?.id}/some-page.`,
  );
}

/** @param name of the sidebar */
async function findSidebar(content: string, name: string): Promise<{ file: string; text: string }> {
  const folder = "sidebars";
  const names: string[] = [];
  for (const file of await readdir(join(content, folder))) {
    const text = await readFile(join(content, folder, file), "utf8");
    const found = parse(text).name;
    if (found === name) return { file: `${folder}/${file}`, text };
    names.push(found);
  }
  throw new Failure(`There is no sidebar called "${name}": the sidebars are ${names.sort().join(", ")}.`);
}
