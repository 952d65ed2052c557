/**
 * The build's `_headers`, as static hosts read it.
 *
 * @typedef {{ path: string, headers: [name: string, value: string][] }} HeaderRule
 */

/** What a static host says of a file that no rule speaks of: it may be kept, but is asked for each time. */
export const alwaysAsk = "public, max-age=0, must-revalidate";

/**
 * @param {string} text an address begins a rule, the indented lines below it are its headers; `#` begins a comment
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
 * The path that a build wants to be served below, by the rule for all of its addresses, which comes first.
 *
 * @param {readonly HeaderRule[]} rules
 * @returns {string} `/some/path`, or nothing where the site has a host for itself
 */
export function prefixIn(rules) {
  return /^((?:\/[\w.-]+)*)\/\*$/.exec(rules[0]?.path ?? "")?.[1] ?? "";
}

/**
 * All rules that fit count; one header of two of them holds both values, with a comma.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} path an address without its query
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
