import type { PlacedClaim } from "../files/readClaims";
import { codeThatProves } from "./codeThatProves";

/**
 * Everything in a claim's proof, as text: what is sent or run, its setup, and what is expected. It excludes the quote, which
 * the proof must confirm, and code without effect.
 */
export function proofText({ claim, setup }: Pick<PlacedClaim, "claim" | "setup">): string {
  const { quote: _quote, bug: _bug, checks: _checks, ...proof } = claim;
  const parts = [proof, setup ?? {}].flatMap((part) => leavesOf(withCode(part)));
  return [...parts, ...Object.entries(setup?.env ?? {}).map(asOnPages)].join("\n");
}

/** Pages write a variable as a shell does. */
function asOnPages([name, value]: [string, string]): string {
  return `${name}=${value}`;
}

/** The code to run, and the paths of files with code. */
const code = /^run$|\.[cm]?[jt]s$/;

function withCode(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withCode);
  const entries = Object.entries(value).map(([key, inner]) => {
    const isCode = code.test(key) && typeof inner === "string";
    return [key, isCode ? codeThatProves(inner) : withCode(inner)];
  });
  return Object.fromEntries(entries);
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
