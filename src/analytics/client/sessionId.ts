/**
 * The session that the client goes on with: the time at which it began, in milliseconds. The client keeps it in a cookie,
 * as JSON in Base64.
 *
 * @param cookies as `document.cookie` has them.
 * @returns `now` where no session is stored, or in another form.
 */
export function storedSessionId(cookies: string, apiKey: string, now: number): number {
  const prefix = `AMP_${apiKey.slice(0, 10)}=`;
  const cookie = cookies.split(/;\s*/).find((entry) => entry.startsWith(prefix));
  try {
    const { sessionId } = JSON.parse(decodeURIComponent(atob(cookie?.slice(prefix.length) ?? "")));
    return typeof sessionId === "number" ? sessionId : now;
  } catch {
    return now;
  }
}
