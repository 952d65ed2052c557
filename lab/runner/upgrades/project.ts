import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { Failure, root } from "../project";

const request = z.strictObject({
  /** Method and path, such as `GET /api/recipes`. */
  send: z.string().regex(/^(GET|POST|PUT|DELETE) \//),
  /** `token`: full-access API token. `user` and `admin`: log in. With `old-`, the tokens of before the upgrade. */
  as: z.enum(["public", "token", "user", "old-user", "admin", "old-admin"]).default("public"),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

const difference = z.strictObject({
  /** `install`, `types`, `build`, `start`, or a request as the output names it. Without it, all requests. */
  in: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  /** A regular expression for the places or lines meant. Without it, all. */
  at: z.string().optional(),
  /** Items of the plan: routes of pages, or what `dependencyItems` and others call them. */
  plan: z.array(z.string()).min(1),
  what: z.string(),
});

const projectFile = z.strictObject({
  about: z.string(),
  from: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Of create-strapi-app, which some releases don't have: its files are those of `from`. */
  language: z.enum(["js", "ts"]),
  /** What package.json has besides the packages of a new project. */
  packages: z.record(z.string(), z.string()).default({}),
  /** Packages that the plan says to change before the install: `null` removes one, `panel` is the admin panel's version. */
  changedPackages: z.record(z.string(), z.literal("panel").nullable()).default({}),
  /** Files that somebody who follows the plan deletes. */
  deletes: z.array(z.string()).default([]),
  /** Actions of the Content API that everyone can use. */
  allow: z.array(z.string()).default([]),
  requests: z.array(request).min(10),
  differences: z.array(difference).default([]),
});

export type Explanation = z.infer<typeof difference>;
export type UpgradeRequest = z.infer<typeof request>;
export type UpgradeProject = z.infer<typeof projectFile> & {
  readonly name: string;
  /** With `files/`, perhaps `fixed/`, and `seed.cjs`. */
  readonly folder: string;
};

const folder = join(root, "lab", "upgrades");

/**
 * @param names of folders in lab/upgrades; all if empty
 * @throws {Failure} if there is no such folder
 */
export function readUpgradeProjects(names: readonly string[]): UpgradeProject[] {
  const known = readdirSync(folder).filter((name) => existsSync(join(folder, name, "project.yaml")));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Failure(`There is no project "${unknown}". The projects are: ${known.join(", ")}.`);
  return (names.length > 0 ? names : known).map((name) => {
    const text = readFileSync(join(folder, name, "project.yaml"), "utf8");
    return { ...projectFile.parse(parse(text)), name, folder: join(folder, name) };
  });
}

/** How the output and `differences` name a request. */
export function nameOf({ send, as, body }: UpgradeRequest): string {
  const operation = body === undefined ? "" : ` ${JSON.stringify(body).slice(0, 70)}`;
  return `${send}${operation}${as === "public" ? "" : ` as ${as}`}`;
}
