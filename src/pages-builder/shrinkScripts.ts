import { transformSync } from "esbuild";
import { isNotInline, script } from "./inlineCode";

/** Texts of scripts in pages, and what is left of them: there are six or so, on all pages the same. */
const small = new Map<string, string>();

/** Takes out of the scripts in a page what only people need, who read them where they were written. */
export function shrinkScripts(html: string): string {
  return html.replace(script, (whole, attributes: string, text: string) => {
    if (text === "" || isNotInline.test(attributes)) return whole;
    const known = small.get(text) ?? smallest(text);
    small.set(text, known);
    return `<script${attributes}>${known}</script>`;
  });
}

/** Until it gets no smaller: a warm build finds scripts of the one before, and must leave them as they are. */
function smallest(text: string): string {
  const smaller = transformSync(text, { minify: true }).code.replace(/;?\n?$/, "");
  return smaller.length < text.length ? smallest(smaller) : text;
}
