import { releasePath, snippetPath } from "../../shared/paths";

/** The kind of a file under content/, which depends only on its path. */
export type SourceKind =
  | { readonly kind: "doc"; readonly area: string; readonly path: string }
  | { readonly kind: "snippet"; readonly id: string; readonly path: string }
  | { readonly kind: "release"; readonly version: string; readonly path: string };

/** @param file path from the content folder, such as `dev-docs/api/rest.mdx`. */
export function sourceKind(file: string): SourceKind {
  const route = file.replace(/\.mdx$/, "");
  const [folder = "", ...rest] = route.split("/");
  const name = rest.join("/");
  if (folder === "snippets") return { kind: "snippet", id: name, path: snippetPath(name) };
  if (folder === "release-notes") return { kind: "release", version: name, path: releasePath(name) };
  return { kind: "doc", area: rest.length > 0 ? folder : "", path: `/${route.replace(/(^|\/)index$/, "")}` };
}
