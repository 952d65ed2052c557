import { z } from "zod";
import { defineFact } from "./fact";
import { type EnvReading, readingsIn, templates } from "./source/envReads";
import { scriptsWith } from "./source/scripts";

/** Every environment variable that the platform's packages, or the configuration of a new project, read by name. */
export const environmentVariables = defineFact({
  name: "environment-variables",
  title: "Environment variables",
  source:
    "process.env and env() in the scripts of all @strapi packages and in the templates of create-strapi-app",
  columns: [
    { key: "variable", label: "Variable", kind: "code" },
    { key: "defaults", label: "Default", kind: "list" },
    { key: "readAs", label: "Read as", kind: "list", isExtra: true },
    { key: "packages", label: "Read by", kind: "list", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.enum(["new project", "platform", "command line", "system"]),
    variable: z.string(),
    defaults: z
      .array(z.string())
      .describe("More than one where places differ, such as a port of each database."),
    readAs: z.array(z.string()).describe("The casts of env() it is read with."),
    packages: z.array(z.string()),
  }),
  extract: (platform) => {
    const readings = scriptsWith(platform, /process\.env|\benv\b/).flatMap(readingsIn);
    const names = [...new Set(readings.map(({ name }) => name))].sort();
    return names.map((name) =>
      rowOf(
        name,
        readings.filter((reading) => reading.name === name),
      ),
    );
  },
});

function rowOf(name: string, readings: readonly EnvReading[]) {
  const packages = distinct(readings.map(({ packageName }) => packageName));
  return {
    id: name,
    group: groupOf(name, packages),
    variable: name,
    defaults: distinct(readings.map(({ fallback }) => fallback)),
    readAs: distinct(readings.map(({ cast }) => cast)),
    packages,
  };
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => value !== undefined && value !== ""))].sort();
}

/** Variables that other programs define, such as npm, continuous integration and proxies. */
const systemNames =
  /^(npm_|NODE_ENV$|JEST_|HTTPS?_PROXY$|CI$|DOCKER$|PWD$|HOME$|SHELL$|XDG_|APPDATA$|LOCALAPPDATA$)/;

/** Packages that run only on a developer's machine, as separate commands. */
const commandPackages = new Set([
  "@strapi/cloud-cli",
  "@strapi/upgrade",
  "@strapi/sdk-plugin",
  "create-strapi-app",
]);

function groupOf(name: string, packages: readonly string[]) {
  if (systemNames.test(name)) return "system";
  if (packages.includes(templates)) return "new project";
  return packages.every((packageName) => commandPackages.has(packageName)) ? "command line" : "platform";
}
