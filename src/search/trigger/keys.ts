import { isPlain } from "../../components/Shortcuts/isShortcut";

/** A single letter or digit of any script, without a modifier that would make it a command. */
export function isLetterOrDigit(event: Parameters<typeof isPlain>[0] & { readonly key: string }): boolean {
  return isPlain(event) && /^[\p{L}\p{N}]$/u.test(event.key);
}
