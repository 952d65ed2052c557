import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  caching,
  type HeaderSet,
  imagePolicy,
  ownFrames,
  policyHeader,
  sandboxPolicy,
} from "../../build/policy/headers";
import { hashedFile } from "../../shared/hashedFile";
import { landingPath, playgroundFramePath, sandboxFilesPath } from "../../shared/paths";
import { Failure } from "../command/failure.mjs";
import { root } from "../command/root.mjs";
import { forHosts } from "../serve/file.mjs";
import { type HeaderRule, prefixIn, readHeaderRules } from "../serve/headers.mjs";
import { canonicalPath, readRedirects } from "../serve/requestPath.mjs";
import { feed, types, unknownType } from "../serve/types.mjs";
import type { Places } from "./places";

/** What nginx has to know of a release. */
export interface ReleaseRules {
  /** The end of the release's name. Releases with the same rules have the same ID, and nginx doesn't need to reload. */
  readonly id: string;
  readonly headers: readonly HeaderRule[];
  /** The path that the release must be served below: `/some/path`, or nothing. */
  readonly prefix: string;
  /** By the canonical URL. */
  readonly redirects: ReadonlyMap<string, { readonly to: string }>;
}

export interface NginxOptions {
  /** As nginx takes it: `8080`, `127.0.0.1:8080`. */
  readonly listen: string;
  /** A file, or `off`. */
  readonly accessLog: string;
  /** Path of the module that sends `.br` files; undefined where nginx has none. */
  readonly brotliModule: string | undefined;
}

const brotliModules = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/etc/nginx/modules"].map(
  (folder) => join(folder, "ngx_http_brotli_static_module.so"),
);

/** Debian has it as libnginx-mod-http-brotli-static; nginx itself comes without. */
export function findBrotliModule(): string | undefined {
  return brotliModules.find((file) => existsSync(file));
}

/** @param dir a build, or a release's folder. */
export function readRules(dir: string): ReleaseRules {
  const read = (file: string) => {
    if (existsSync(join(dir, file))) return readFileSync(join(dir, file), "utf8");
    throw new Failure(`${dir} has no ${file}: publish what npm run build has made.`);
  };
  const headers = readHeaderRules(read("_headers"));
  const prefix = prefixIn(headers);
  const redirects = readRedirects(read("_redirects"), prefix);
  // The rules of static hosts for single files are not among them: nginx has one for all.
  const rules = [headersOf(headers, `${prefix}/*`), headersOf(headers, prefix + landingPath), [...redirects]];
  const id = createHash("sha256").update(JSON.stringify(rules)).update(prefix).digest("hex").slice(0, 8);
  return { id, headers, prefix, redirects };
}

/**
 * The files of nginx's configuration, by their names. The newest release comes last: its headers are sent with all, and
 * all are served below its path.
 */
export function nginxFiles(
  places: Places,
  all: readonly ReleaseRules[],
  options: NginxOptions,
): Readonly<Record<"nginx.conf" | "site.conf", string>> {
  const releases = [...new Map(all.map((rules) => [rules.id, rules])).values()];
  const { brotliModule, accessLog } = options;
  const load = brotliModule === undefined ? "" : `load_module ${brotliModule};`;
  return {
    "nginx.conf": filled("nginx.conf", { modules: load, accessLog }),
    "site.conf": filled("site.conf", {
      ...maps(releases),
      ...headers(all),
      ...typeBlocks(),
      ...below(all.at(-1)?.prefix ?? ""),
      alwaysAsk: caching.alwaysAsk,
      forever: caching.forever,
      frame: playgroundFramePath,
      sandboxFiles: sandboxFilesPath,
      sandboxPolicy,
      imagePolicy,
      ownFrames,
      forHosts,
      listen: options.listen,
      local: places.local,
      current: places.current,
      brotli: brotliModule === undefined ? "  # This nginx has no brotli." : "  brotli_static on;",
      feedName: feed.name.replace(".", "\\."),
      feedType: plain(feed.type),
    }),
  };
}

function maps(releases: readonly ReleaseRules[]) {
  const moved = releases.flatMap(({ id, prefix, redirects }) =>
    [...redirects].map(([from, { to }]) => {
      const [path = "", part] = to.split("#");
      return { key: `${id}${canonicalPath(from, prefix)}`, path, part };
    }),
  );
  return {
    redirects: lines(moved.map(({ key, path }) => `"${key}" "${path}";`)),
    redirectParts: lines(moved.flatMap(({ key, part }) => (part ? `"${key}" "#${part}";` : []))),
    pagePolicies: lines(
      releases.map(
        ({ id, prefix, headers: rules }) =>
          `"${id}" "${headersOf(rules, prefix + landingPath)[policyHeader]}";`,
      ),
    ),
  };
}

function headers(releases: readonly ReleaseRules[]) {
  const { headers: rules = [], prefix = "" } = releases.at(-1) ?? {};
  const everywhere = Object.entries(headersOf(rules, `${prefix}/*`));
  return {
    headers: lines(everywhere.map(([name, value]) => `add_header ${name} "${value}" always;`)),
    framePolicy: headersOf(rules, prefix + playgroundFramePath)[policyHeader] ?? "sandbox",
  };
}

/** A site below a path: files are looked up without the path, and everything outside of it is a 404. */
function below(prefix: string) {
  const pattern = prefix.replaceAll(".", "\\.");
  const isBelow = prefix !== "";
  return {
    prefix,
    pattern,
    hashedFile: hashedFile.replace(/^\^/, `^${pattern}`),
    rootWithoutSlash: isBelow ? `  "~^${pattern}$" ${prefix}/;` : "",
    strip: isBelow ? `    rewrite ^${pattern}(/.*)$ $1 break;` : "",
    besides: isBelow
      ? [
          `  location = / {\n    return 302 ${prefix}/;\n  }\n`,
          '  location / {\n    default_type text/plain;\n    return 404 "Not Found";\n  }\n',
        ].join("\n")
      : "",
  };
}

/** What the rule of this very pattern says. */
function headersOf(rules: readonly HeaderRule[], path: string): HeaderSet {
  return Object.fromEntries(rules.find((rule) => rule.path === path)?.headers ?? []);
}

function typeBlocks() {
  const all = Object.entries(types);
  const texts = [...all.map(([, type]) => type), feed.type].filter((type) => type.includes("charset"));
  return {
    types: all.map(([extension, type]) => `    ${plain(type)} ${extension.slice(1)};`).join("\n"),
    unknownType,
    // HTML is always included, and listing it again is a warning.
    charsetTypes: [...new Set(texts.map(plain))].filter((type) => type !== "text/html").join(" "),
  };
}

function plain(type: string): string {
  return type.replace(/;.*/, "");
}

function lines(list: readonly string[]): string {
  return list.map((line) => `  ${line}`).join("\n");
}

/** @throws if a template has a placeholder without a value. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(root, "deploy", template), "utf8");
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Failure(`deploy/${template} asks for {{${name}}}, which nobody gives.`);
    return value;
  });
}
