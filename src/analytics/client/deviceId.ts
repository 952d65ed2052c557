/**
 * Google Analytics' ID of the device, so that both count the same readers. Its cookie is `GA1.1.<number>.<time>`; the ID
 * is the last two of the four parts, including their dot.
 *
 * @param cookies `document.cookie`.
 * @returns undefined if the cookie is missing, or has another format.
 */
export function deviceIdIn(cookies: string): string | undefined {
  const value = /(?:^|;\s*)_ga=([^;]*)/.exec(cookies)?.[1];
  const parts = value?.split(".") ?? [];
  return parts.length === 4 ? parts.slice(2).join(".") : undefined;
}
