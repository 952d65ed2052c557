import type { Program } from "acorn";
import { readConfiguration } from "../../../shared/upgrade/readValue";
import type { Value } from "../../../shared/upgrade/value";
import type { UsedFact } from "./usedFact";

const groups: Readonly<Record<string, string>> = {
  server: "configuration",
  admin: "configuration",
  api: "configuration",
  features: "configuration",
  typescript: "configuration",
  database: "database-configuration",
};

/** The name of a configuration file; undefined for another file. */
export function configurationName(path: string): string | undefined {
  return /^config\/(?:env\/[\w-]+\/)?([a-z]+)\.[cm]?[jt]s$/.exec(path)?.[1];
}

/** The settings in a configuration file, by their paths. */
export function usedSettings(name: string, program: Program | undefined): UsedFact[] {
  const value = program && readConfiguration(program);
  if (!value) return [];
  const paths = pathsIn(value);
  const kind = groups[name];
  if (kind) return paths.map((path) => used(kind, `${name}.${path.join(".")}`, path));
  if (name === "plugins") return paths.flatMap(pluginSetting);
  if (name === "middlewares") return paths.flatMap(middlewareOption);
  return [];
}

function pluginSetting([plugin, config, ...path]: readonly string[]): UsedFact[] {
  if (config !== "config" || path.length === 0) return [];
  return [used("plugin-configuration", `plugin::${plugin}.${path.join(".")}`, path)];
}

/** Middlewares are addressed by their names. */
function middlewareOption([middleware = "", ...path]: readonly string[]): UsedFact[] {
  if (!middleware.includes("::")) return [];
  const [option] = path;
  const listed = { kind: "middlewares", id: middleware, name: middleware };
  return option === undefined
    ? [listed]
    : [listed, { kind: "middleware-options", id: `${middleware} ${path.join(".")}`, name: option }];
}

function used(kind: string, id: string, path: readonly string[]): UsedFact {
  return { kind, id, name: path.slice(-2).join(".") };
}

function pathsIn(value: Value, path: readonly string[] = []): (readonly string[])[] {
  if (value.kind !== "object") return [];
  return [...value.entries].flatMap(([key, entry]) => [[...path, key], ...pathsIn(entry, [...path, key])]);
}
