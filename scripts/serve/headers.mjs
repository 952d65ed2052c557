/**
 * The build's `_headers`, as static hosts read it.
 *
 * @typedef {{ path: string, headers: [name: string, value: string][] }} HeaderRule
 */

/** What static hosts send for a file without a rule: it can be cached, but is revalidated each time. */
export const alwaysAsk = "public, max-age=0, must-revalidate";

/**
 * @param {string} text a rule begins with a path, followed by its headers in indented lines; `#` begins a comment
 * @returns {HeaderRule[]}
 */
export function readHeaderRules(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split("\n")) {
    const word = line.trim();
    if (word === "" || word.startsWith("#")) continue;
    const [name = "", ...value] = word.split(":");
    if (/^\s/.test(line)) rules.at(-1)?.headers.push([name, value.join(":").trim()]);
    else rules.push({ path: word, headers: [] });
  }
  return rules;
}

/**
 * The base path of a build, from the rule for all of its URLs, which comes first.
 *
 * @param {readonly HeaderRule[]} rules
 * @returns {string} `/some/path`, or an empty string if the site is at its host's root
 */
export function prefixIn(rules) {
  return /^((?:\/[\w.-]+)*)\/\*$/.exec(rules[0]?.path ?? "")?.[1] ?? "";
}

/**
 * All rules that match apply. If two rules set the same header, it contains both values, separated by a comma.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} path of the URL, without the query
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const rule of rules) {
    if (!fits(rule.path, path)) continue;
    for (const [name, value] of rule.headers) found[name] = found[name] ? `${found[name]}, ${value}` : value;
  }
  return { "Cache-Control": alwaysAsk, ...found };
}

/**
 * @param {readonly HeaderRule[]} rules
 * @param {string} path of a rule
 * @returns {string | undefined} the Content-Security-Policy of this very rule
 */
export function policyOf(rules, path) {
  const rule = rules.find((one) => one.path === path);
  return rule?.headers.find(([name]) => name === "Content-Security-Policy")?.[1];
}

/**
 * @param {string} pattern
 * @param {string} path
 */
function fits(pattern, path) {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
