import type { PrismTheme } from "prism-react-renderer";
import type { CodeThemeName, Settings } from "../schema/settings";

/** The names that src/theme/code.css colors, each with the token types of a Prism theme that mean the same, best first. */
const tokens = {
  comment: ["comment"],
  keyword: ["keyword"],
  string: ["string"],
  number: ["number"],
  function: ["function"],
  property: ["property", "attr-name", "variable"],
  punctuation: ["punctuation"],
  operator: ["operator"],
  tag: ["tag"],
} as const;

/**
 * Styles that color code by the themes that site.yaml chooses. They are for screens: on paper, code is printed as before.
 *
 * @returns null where both modes have the site's own theme, which its style sheet holds.
 */
export async function codeThemeCss({ light, dark }: Settings["codeTheme"]): Promise<string | null> {
  const rules = [
    ...(await rule(':root:not([data-theme="dark"])', light)),
    ...(await rule(':root[data-theme="dark"]', dark)),
  ];
  return rules.length > 0 ? `@media screen{${rules.join("")}}` : null;
}

async function rule(selector: string, name: CodeThemeName): Promise<string[]> {
  if (name === "saffron") return [];
  // The library loads React, so a build loads it only for a site that needs it.
  const { themes } = await import("prism-react-renderer");
  const theme = themes[name];
  const colors = Object.entries(tokens).map(
    ([token, types]) => `--color-code-${token}:${colorOf(theme, types)};`,
  );
  const { color = "inherit", backgroundColor = "transparent" } = theme.plain;
  return [`${selector}{--color-code-bg:${backgroundColor};--color-code-text:${color};${colors.join("")}}`];
}

/** Of several entries for a type the last one counts, as in a browser. */
function colorOf({ plain, styles }: PrismTheme, types: readonly string[]): string {
  const found = types.flatMap(
    (type) => styles.findLast((entry) => entry.types.includes(type) && entry.style.color)?.style.color ?? [],
  );
  return found[0] ?? plain.color ?? "inherit";
}
