/**
 * The device as Google Analytics knows it, so that both count the same readers. Its cookie is `GA1.1.<number>.<time>`; the
 * id is the last two of four parts, with their dot.
 *
 * @param cookies as `document.cookie` has them.
 * @returns undefined when there is no such cookie, or it has another form.
 */
export function deviceIdIn(cookies: string): string | undefined {
  const value = /(?:^|;\s*)_ga=([^;]*)/.exec(cookies)?.[1];
  const parts = value?.split(".") ?? [];
  return parts.length === 4 ? parts.slice(2).join(".") : undefined;
}
