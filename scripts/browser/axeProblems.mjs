import { AxeBuilder } from "@axe-core/playwright";
import axe from "axe-core";

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{ id: string, help: string, nodes: readonly { target: readonly unknown[] }[] }} Problem
 */

/** Rules that depend on the color mode; the others have the same result in both. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on an open page: rule, explanation, and element.
 *
 * @param {Page} page
 * @param {{ within?: string | undefined, rules?: readonly string[], except?: readonly string[] }} options within: a selector of
 * the only part to look at; rules: of axe, none for all; except: rules to leave out
 * @returns {Promise<string[]>}
 */
export async function axeProblems(page, { within, rules = [], except = [] }) {
  /** @type {axe.RunOptions} */
  const options = {
    resultTypes: ["violations"],
    ...(rules.length > 0 ? { runOnly: { type: "rule", values: [...rules] } } : {}),
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
  const hasFrames = page.frames().length > 1;
  const problems = await (hasFrames ? problemsWithFrames : problemsOfPage)(page, within, options);
  return problems.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
}

/**
 * By axe itself, which a document gets once, and only what failed comes back. The builder puts axe into the document twice for each
 * analysis and fetches the results of all rules: in both colors, a page takes 0.7 s of CPU time this way, and 1.2 s that way.
 *
 * @param {Page} page
 * @param {string | undefined} within
 * @param {axe.RunOptions} options
 * @returns {Promise<readonly Problem[]>}
 */
async function problemsOfPage(page, within, options) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, options }) => {
      const { axe } = /** @type {{ axe: typeof import("axe-core") }} */ (/** @type {unknown} */ (window));
      const { violations } = await axe.run(within ?? document, options);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target }) => ({ target })),
      }));
    },
    { within, options },
  );
}

/**
 * Frames of other sites, such as the playground's, can only be looked at from outside of the page.
 *
 * @param {Page} page
 * @param {string | undefined} within
 * @param {axe.RunOptions} options
 * @returns {Promise<readonly Problem[]>}
 */
async function problemsWithFrames(page, within, options) {
  const builder = new AxeBuilder({ page, axeSource: axe.source }).options(options);
  if (within) builder.include(within);
  return (await builder.analyze()).violations;
}
