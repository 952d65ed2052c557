import { z } from "zod";
import type { FactColumn } from "../../content";
import { asCode, Code, type Leaf } from "./leaves";
import type { TypeProperty } from "./properties";

/** Describes one setting of a configuration file. */
export const settingRow = z.strictObject({
  id: z.string().describe("The whole path, as in server.proxy.koa."),
  group: z.string(),
  key: z.string().describe("The path inside of the file."),
  type: z.string().nullable(),
  default: z.string().nullable().describe("What the platform takes when the setting is left out, as code."),
  newProject: z.string().nullable().describe("What a new project sets it to, as code."),
  required: z.boolean(),
  deprecated: z.boolean(),
});

export type SettingRow = z.infer<typeof settingRow>;

export const settingColumns = [
  { key: "key", label: "Key", kind: "code" },
  { key: "type", label: "Type", kind: "code" },
  { key: "default", label: "Default", kind: "code" },
  { key: "newProject", label: "In a new project", kind: "code", isExtra: true },
  { key: "required", label: "Required", kind: "yesNo", isExtra: true },
  { key: "deprecated", label: "Deprecated", kind: "yesNo", isExtra: true },
] as const satisfies readonly FactColumn[];

/** Where the settings of one file are documented. */
export interface SettingSources {
  /** `server`, or `plugin::upload`. */
  readonly group: string;
  readonly properties: readonly TypeProperty[];
  /** What the platform holds when nothing is configured, and what it falls back to where it reads. */
  readonly defaults: readonly Leaf[];
  readonly newProject: readonly Leaf[];
  /** Further paths that the platform reads. */
  readonly read: readonly string[];
}

/** Brings together what the sources tell: settings in the order of their types, then the others. */
export function settingRows({ group, properties, defaults, newProject, read }: SettingSources): SettingRow[] {
  const types = new Map(properties.map((property) => [property.path, property]));
  const values = new Map(defaults.map(({ path, value }) => [path, value]));
  const started = new Map(newProject.map(({ path, value }) => [path, value]));
  const paths = [...new Set([...types.keys(), ...values.keys(), ...started.keys(), ...[...read].sort()])];
  return paths
    .filter((path) => path !== "" && !isContainer(path, paths, types.get(path)?.type))
    .map((path) => ({
      id: `${group}.${path}`,
      group,
      key: path,
      type: types.get(path)?.type ?? typeOf(values.get(path) ?? started.get(path)),
      default: asCode(values.get(path)),
      newProject: asCode(started.get(path)),
      required: types.get(path)?.isRequired ?? false,
      deprecated: types.get(path)?.isDeprecated ?? false,
    }));
}

/** An object that has to be described by its contents. */
function isContainer(path: string, paths: readonly string[], type: string | undefined): boolean {
  return (type === undefined || type === "object") && paths.some((other) => other.startsWith(`${path}.`));
}

/** Of settings without a declared type, what their default is. */
function typeOf(value: unknown): string | null {
  if (value === undefined || value === null || value instanceof Code) return null;
  if (value === "[function]") return "function";
  return Array.isArray(value) ? "array" : typeof value;
}
