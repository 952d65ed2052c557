import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { caching, type HeaderSet, hashedFile, policyHeader } from "../../src/site/headers";
import { landingPath, playgroundFramePath } from "../../src/site/paths";
import { Failure } from "../command/failure.mjs";
import { root } from "../command/root.mjs";
import { canonicalAddress, readRedirects } from "../serve/address.mjs";
import { type HeaderRule, readHeaderRules } from "../serve/headers.mjs";
import { feed, types, unknownType } from "../serve/types.mjs";
import type { Places } from "./places";

/** What nginx has to know of a release. */
export interface ReleaseRules {
  /** Ends the release's name: releases with the same rules have the same, and nginx need not be told of the next one. */
  readonly id: string;
  readonly headers: readonly HeaderRule[];
  /** By the canonical address. */
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
  const [headers, redirects] = [readHeaderRules(read("_headers")), readRedirects(read("_redirects"))];
  // The rules of static hosts for single files are not among them: nginx has one for all.
  const told = [headersOf(headers, "/*"), headersOf(headers, landingPath), [...redirects]];
  const id = createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, 8);
  return { id, headers, redirects };
}

/** The files of nginx's configuration, by their names. The newest release comes last: its headers are sent with all. */
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
      alwaysAsk: caching.alwaysAsk,
      forever: caching.forever,
      hashedFile,
      frame: playgroundFramePath,
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
  const moved = releases.flatMap(({ id, redirects }) =>
    [...redirects].map(([from, { to }]) => {
      const [path = "", part] = to.split("#");
      return { key: `${id}${canonicalAddress(from)}`, path, part };
    }),
  );
  return {
    redirects: lines(moved.map(({ key, path }) => `"${key}" "${path}";`)),
    redirectParts: lines(moved.flatMap(({ key, part }) => (part ? `"${key}" "#${part}";` : []))),
    pagePolicies: lines(
      releases.map(({ id, headers: rules }) => `"${id}" "${headersOf(rules, landingPath)[policyHeader]}";`),
    ),
  };
}

function headers(releases: readonly ReleaseRules[]) {
  const rules = releases.at(-1)?.headers ?? [];
  const everywhere = Object.entries(headersOf(rules, "/*"));
  return {
    headers: lines(everywhere.map(([name, value]) => `add_header ${name} "${value}" always;`)),
    framePolicy: headersOf(rules, playgroundFramePath)[policyHeader] ?? "sandbox",
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
    // HTML is always among them, and naming it again is a warning.
    charsetTypes: [...new Set(texts.map(plain))].filter((type) => type !== "text/html").join(" "),
  };
}

function plain(type: string): string {
  return type.replace(/;.*/, "");
}

function lines(list: readonly string[]): string {
  return list.map((line) => `  ${line}`).join("\n");
}

/** @throws when a template names what nobody gives. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(root, "deploy", template), "utf8");
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Failure(`deploy/${template} asks for {{${name}}}, which nobody gives.`);
    return value;
  });
}
