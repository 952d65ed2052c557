import type { PlacedClaim } from "../files/readClaims";

/** All that a claim's proof says, as text: what is sent or run, its setup, and what is expected. Not the quote, which it has to confirm. */
export function proofText({ claim, setup }: Pick<PlacedClaim, "claim" | "setup">): string {
  const { quote: _quote, ...proof } = claim;
  return [...leavesOf(proof), ...leavesOf(setup ?? {})].join("\n");
}

function leavesOf(value: unknown): string[] {
  if (typeof value === "string") return [value, ...decoded(value)];
  if (typeof value !== "object" || value === null) return [String(value)];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  const entries = Object.entries(value).flatMap(([key, inner]) => [...leavesOf(key), ...leavesOf(inner)]);
  return [...entries, JSON.stringify(value)];
}

/** A query string may be encoded, and a JSON pointer is written with dots on pages. */
function decoded(text: string): string[] {
  const pointer = text.startsWith("/") ? [text.slice(1).replaceAll("/", ".")] : [];
  if (!text.includes("%")) return pointer;
  try {
    return [decodeURIComponent(text), ...pointer];
  } catch {
    return pointer;
  }
}
