import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { SiteConfig } from "../site/config";
import { contentPolicy } from "../site/contentPolicy";
import { playgroundFramePath } from "../site/paths";

/** Files that are open at a time. */
const batchSize = 32;

/** A policy of an earlier build: a warm one leaves pages as they are. */
const earlier = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;
/** The policy counts from where it stands, and browsers want the encoding near the beginning. */
const place = /<meta char-?set="utf-8"\s*\/?>/i;
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts with a source are allowed by their address; data is no script. */
const isNotInline = /\ssrc=|type="application\/(ld\+)?json"/;

/**
 * Gives every page of a build its policy, in its head: hosts that know no rules for headers serve it all the same. Done
 * when everything is written, because Gatsby puts scripts into pages last. Each page has a script of its own (its path),
 * so each has a policy of its own.
 *
 * @returns how many pages there are.
 */
export async function writePolicies(publicDir: string, config: SiteConfig): Promise<number> {
  const frame = join(playgroundFramePath.slice(1), "index.html");
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(publicDir, join(entry.parentPath, entry.name)))
    .filter((file) => file !== frame && !file.startsWith("_gatsby"));
  const hashOf = rememberHashes();
  for (let first = 0; first < files.length; first += batchSize) {
    const batch = files.slice(first, first + batchSize).map((file) => join(publicDir, file));
    await Promise.all(batch.map((file) => rewrite(file, (html) => withPolicy(html, config, hashOf))));
  }
  return files.length;
}

/**
 * @param hashOf a script's text, as a policy names it.
 * @throws for a page without a declared encoding, in whose head the policy would have no place.
 */
export function withPolicy(html: string, config: SiteConfig, hashOf: (text: string) => string): string {
  const bare = html.replace(earlier, "");
  const hashes = [...bare.matchAll(script)].flatMap(([, attributes = "", text = ""]) =>
    isNotInline.test(attributes) ? [] : [hashOf(text)],
  );
  const policy = contentPolicy(config, hashes);
  if (!place.test(bare)) throw new Error("A page has no <meta charset>, after which its policy would stand.");
  return bare.replace(
    place,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Most scripts are the same on every page. */
export function rememberHashes(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const hash = known.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    known.set(text, hash);
    return hash;
  };
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, "utf8");
  const changed = change(text);
  if (changed !== text) await writeFile(file, changed);
}
