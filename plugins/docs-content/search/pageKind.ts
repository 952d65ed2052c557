import type { PageKind } from "../../../shared/pageKind";

/** Pages in these folders explain how to do something, also where the folder is part of a reference. */
const guideFolders = new Set(["guides", "installation", "getting-started"]);

/** Folders, and pages of that name, such as `/dev-docs/cli`. */
const referenceFolders = new Set(["api", "api-reference", "configurations", "cli"]);

/** Endings of the last step of a URL: `server-api`, `content-manager-apis`, `plugin-cli`. */
const referenceName = /-(?:apis?|cli)$/;

/**
 * What a page is for. Its folder says it, as it does for the sidebars: the error index and the recipes are folders, and so are the
 * APIs and the configuration. All other pages are guides.
 *
 * @param path the page's URL, such as `/dev-docs/api/rest`.
 */
export function pageKindOf(path: string): PageKind {
  const steps = path.split("/");
  if (steps.includes("errors")) return "error";
  if (steps.includes("recipes")) return "recipe";
  if (steps.some((step) => guideFolders.has(step))) return "guide";
  const isReference = steps.some((step) => referenceFolders.has(step)) || referenceName.test(path);
  return isReference ? "reference" : "guide";
}
