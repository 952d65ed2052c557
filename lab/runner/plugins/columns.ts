import type { FactColumn } from "../content";
import type { PluginRow } from "./pluginRow";

/** The columns of the table of plugins. */
export const columns: readonly (FactColumn & { readonly key: keyof PluginRow })[] = [
  { key: "package", label: "Package", kind: "code" },
  { key: "version", label: "Version", kind: "code" },
  { key: "declares", label: "Declares", kind: "text" },
  { key: "range", label: "Range", kind: "code" },
  { key: "readOn", label: "Read on", kind: "text", isExtra: true },
  { key: "firstForFive", label: "First version for Strapi 5", kind: "code", isExtra: true },
  { key: "kind", label: "Kind", kind: "code", isExtra: true },
  { key: "license", label: "License", kind: "text", isExtra: true },
  { key: "repository", label: "Repository", kind: "text", isExtra: true },
];
