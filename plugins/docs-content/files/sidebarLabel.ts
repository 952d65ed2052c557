import type { Place, Problem } from "../problems";

/**
 * A short name shortens the title: every word of it is in the title, in whatever order. So a reader recognizes the page
 * by either.
 */
export function checkSidebarLabel(
  {
    title,
    sidebarLabel,
  }: { readonly title?: string | undefined; readonly sidebarLabel?: string | undefined },
  place: Place & { readonly file: string },
): Problem[] {
  if (title === undefined || sidebarLabel === undefined) return [];
  const rule = "sidebar-label";
  if (sidebarLabel === title) {
    return [{ ...place, rule, message: "The sidebarLabel is the title.", fix: "Remove sidebarLabel." }];
  }
  const known = new Set(wordsOf(title));
  const strange = wordsOf(sidebarLabel).filter((word) => !known.has(word));
  if (strange.length === 0) return [];
  const message = `The sidebarLabel "${sidebarLabel}" isn't a short form of the title "${title}": ${strange.map((word) => `"${word}"`).join(", ")} isn't in it.`;
  return [{ ...place, rule, message, fix: "Use words of the title only, or change the title." }];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
