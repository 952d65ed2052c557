import type { Reference } from "../compile/context";
import type { ClaimsFile } from "../files/readClaims";
import { nearest } from "../nearest";
import type { Problem } from "../problems";
import { tagRedirects } from "../tags/tagUrls";
import { type ContentModel, registerOf } from "./model";
import type { Routes } from "./routes";

/** Every route and every anchor that any file names has to exist. */
export function checkLinks(model: ContentModel, routes: Routes): Problem[] {
  const entries = [
    ...tagRedirects(registerOf(model, "tags")?.value ?? []),
    ...(registerOf(model, "redirects")?.value ?? []),
  ];
  const redirects = new Map(entries.map(({ from, to }) => [from, to]));
  const check = (file: string, ownPath: string, links: readonly Reference[]) =>
    links.flatMap((link) => checkLink(file, ownPath, link, routes, redirects));
  const routeOf = new Map(model.pages.map(({ file, source }) => [file, source.path]));
  return [
    ...model.claims.flatMap((file) => check(file.file, routeOf.get(file.page) ?? "/", anchorsOf(file))),
    ...model.pages.flatMap((page) => check(page.file, page.source.path, page.references.links)),
    ...model.registers.flatMap((register) => check(register.file, "/", register.links)),
  ];
}

/** Where the statements of the configuration checker lead to. */
function anchorsOf({ claims }: ClaimsFile): Reference[] {
  return claims.flatMap(({ claim, line, column }) =>
    (claim.checks ?? []).flatMap(({ at }) => (at === undefined ? [] : [{ target: at, line, column }])),
  );
}

function checkLink(
  file: string,
  ownPath: string,
  { target, line, column }: Reference,
  routes: Routes,
  redirects: ReadonlyMap<string, string>,
): Problem[] {
  const [beforeHash = "", anchor = ""] = target.split("#");
  const path = beforeHash.split("?")[0] || ownPath;
  const at = { file, line, column };
  const moved = redirects.get(path);
  if (moved !== undefined) {
    const message = `${path} only redirects.`;
    return [{ ...at, rule: "link-to-redirect", message, fix: `Link to ${moved}.` }];
  }
  if (!routes.paths.has(path)) {
    const suggestion = nearest(path, routes.paths);
    const fix = suggestion
      ? `Link to ${suggestion}, or write that page first.`
      : "Link to a page that exists.";
    return [{ ...at, rule: "broken-link", message: `There is no page ${path}.`, fix }];
  }
  const anchors = routes.anchorsOf(path);
  if (anchor === "" || anchors === undefined || anchors.has(anchor)) return [];
  const suggestion = nearest(anchor, anchors);
  const known = [...anchors].slice(0, 12).map((id) => `#${id}`);
  const fix = suggestion ? `Link to #${suggestion}.` : `Its anchors: ${known.join(", ") || "none"}.`;
  return [{ ...at, rule: "broken-anchor", message: `${path} has no anchor #${anchor}.`, fix }];
}
