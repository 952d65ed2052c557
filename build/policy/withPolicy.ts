import type { SiteConfig } from "../../shared/config/config";
import { delayed, shared } from "../gatsby-internals/pageScripts";
import { contentPolicy, type InlineHashes } from "./contentPolicy";
import { inlineCode } from "./inlineCode";
import { changeScripts, joinParts, partsOf } from "./pageParts";
import { shrunk } from "./shrinkScripts";

/**
 * The encoding, which browsers look for at the beginning, followed by the policy of an earlier build: a warm build doesn't
 * change pages again. A policy applies only to what comes after it.
 */
const place =
  /(<meta char-?set="utf-8"\s*\/?>)(?:<meta http-equiv="Content-Security-Policy" content="[^"]*">)?/i;

/**
 * A page with its policy in its head.
 *
 * @param html its bytes, each as the character of that number.
 * @param hashOf hashes a script or a style in the format of a policy.
 * @throws for a page without a declared encoding, because the policy is inserted after it.
 */
export function withPolicy(
  html: string,
  config: SiteConfig,
  hashOf: (text: string) => string,
): PageWithPolicy {
  const found = place.exec(html);
  if (!found) throw new Error("A page has no <meta charset>, after which its policy would stand.");
  const [whole, charset = ""] = found;
  const before = html.slice(0, found.index) + charset;
  const parts = changeScripts(partsOf(html.slice(found.index + whole.length)), shared, delayed, shrunk);
  const inline = inlineCode([{ kind: "markup", text: before }, ...parts], hashOf);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(config, inline)}">`;
  return { html: before + policy + joinParts(parts), inline };
}

export interface PageWithPolicy {
  readonly html: string;
  readonly inline: InlineHashes;
}
