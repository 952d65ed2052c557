import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { Failure, root } from "../../project";
import type { InstalledPlatform } from "../installed";
import { once } from "../source/once";
import { writeProject } from "./project";

const permission = z.object({
  action: z.string(),
  subject: z.string().nullish(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  conditions: z.array(z.string()).nullish(),
});

const role = z.object({ name: z.string(), description: z.string(), permissions: z.array(permission) });

const actionSchema = z.object({
  actionId: z.string(),
  section: z.string(),
  displayName: z.string(),
  category: z.string().optional(),
  subCategory: z.string().nullish(),
  pluginName: z.string(),
  subjects: z.array(z.string()).nullish(),
  options: z.object({ applyToProperties: z.array(z.string()).nullish() }),
});

const routeSchema = z.object({
  owner: z.string(),
  type: z.string(),
  method: z.string(),
  path: z.string(),
  handler: z.string().nullable(),
  auth: z.union([z.literal(false), z.object({ scope: z.array(z.string()).optional() })]).nullable(),
});

const reportSchema = z.object({
  config: z.record(z.string(), z.unknown()),
  databaseSettings: z.record(z.string(), z.unknown()),
  actions: z.array(actionSchema),
  conditions: z.array(z.object({ id: z.string(), displayName: z.string(), plugin: z.string() })),
  adminRoles: z.array(role.extend({ code: z.string() })),
  endUserRoles: z.array(role.extend({ type: z.string() })),
  webhookEvents: z.array(z.tuple([z.string(), z.string()])),
  routes: z.array(routeSchema),
  registered: z.record(z.string(), z.array(z.string())),
  reservedNames: z.object({ models: z.array(z.string()), attributes: z.array(z.string()) }),
  store: z.record(z.string(), z.string().nullable()),
  providers: z.record(z.string(), z.unknown()),
});

const envelope = z.object({ report: z.unknown() }).required();

export type PlatformReport = z.infer<typeof reportSchema>;
export type PermissionAction = z.infer<typeof actionSchema>;

/** These variables change the facts, so they must not come from this machine. */
const environment = {
  NODE_ENV: "development",
  HOST: "",
  PORT: "",
  STRAPI_TELEMETRY_DISABLED: "true",
  STRAPI_LICENSE: "",
};

/**
 * Loads the platform once, in a project that configures nothing, and reports what it has then: default settings, actions
 * and roles, routes, and names of everything registered. Takes about four seconds.
 */
export const reportOf = once(async (platform: InstalledPlatform): Promise<PlatformReport> => {
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  try {
    writeProject(folder, platform.file(""), platform.version, platform.isPast);
    return reportSchema.parse(await askPlatform(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function askPlatform(folder: string): Promise<unknown> {
  const script = join(root, "lab/runner/facts/probe/report.cjs");
  const env = { ...process.env, ...environment };
  const child = fork(script, { cwd: folder, env, execArgv: [], silent: true });
  return new Promise((resolve, reject) => {
    let output = "";
    const collect = (chunk: Buffer): void => {
      output += chunk;
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("message", (message) => {
      const report = envelope.safeParse(message);
      if (report.success) resolve(report.data.report);
    });
    child.once("exit", () => reject(new Failure(`Strapi did not load in an empty project:\n${output}`)));
  });
}
