import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readYaml } from "../content";
import { Failure, root } from "../project";

const parts = z.array(z.string().min(1)).min(1);

/** A command of the client, beside those that its page shows. */
const command = z.strictObject({
  run: z.string(),
  prints: parts.optional().describe("Parts of its output, in any order."),
});

const visit = z.strictObject({
  path: z.string().startsWith("/"),
  select: z.string().optional().describe("A link to follow on that page. The rest is about where it leads."),
  fill: z.record(z.string(), z.string()).optional().describe("Fields of a form to fill in, by their labels."),
  press: z.string().optional().describe("A button to press after that."),
  strapi: z.enum(["up", "down", "slow"]).default("up").describe("Down: it doesn't respond."),
  status: z.number().int().optional().describe("Of the response to the path."),
  shows: parts.describe("Texts that are visible on the page, in the order in which they appear."),
  hides: parts.optional().describe("Texts that aren't, or not any more."),
  has: parts.optional().describe("CSS selectors that match something on the page."),
  loads: parts.optional().describe("Parts of URLs from which the browser loads images."),
});

/** `check.yaml` of a client: what a check needs beyond what the page shows. */
export const clientFile = z.strictObject({
  program: z.string().describe("Must be on the machine, or the client is skipped."),
  node: z.number().int().optional().describe("The first major version of Node.js that it runs with."),
  env: z.record(z.string(), z.string()).default({}),
  openapi: z.boolean().default(false).describe("Needs the API's description, as specification.json."),
  instead: z
    .record(z.string(), z.string())
    .default({})
    .describe("By the beginning of a command: what runs instead of it."),
  commands: z.array(command).default([]).describe("Run in order, before those of the page."),
  serve: z.string().optional().describe("Starts the built site on the port $PORT."),
  visits: z.array(visit).default([]).describe("Pages of that site."),
});

export type ClientFile = z.infer<typeof clientFile>;

/** A small complete program or website that reads the Saffron data. */
export interface Client {
  readonly name: string;
  readonly folder: string;
  /** Its page, from the content folder on. */
  readonly page: string;
  readonly check: ClientFile;
}

export const clientsFolder = join(root, "lab", "integrations");

/**
 * Reads the clients that have a check.
 *
 * @param wanted names of folders; all when empty
 * @throws {Failure} for a name without a check, or a check that can't be read
 */
export function readClients(wanted: readonly string[], folder = clientsFolder): Client[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "check.yaml")));
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Failure(`There is no check.yaml for "${unknown}". Clients with one: ${names.join(", ")}.`);
  return names
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .map((name) => ({
      name,
      folder: join(folder, name),
      page: `dev-docs/integrations/${name}.mdx`,
      check: readCheck(join(folder, name, "check.yaml"), `lab/integrations/${name}/check.yaml`),
    }));
}

function readCheck(path: string, name: string): ClientFile {
  const { value, problems } = readYaml(readFileSync(path, "utf8"), clientFile, name, 0);
  const [problem] = problems;
  if (!value || problem)
    throw new Failure(`${name}:${problem?.line ?? 1} ${problem?.message ?? "is empty."}`);
  return value;
}
