/**
 * The session that the client continues: the time at which it began, in milliseconds. The client stores it in a cookie,
 * as JSON in Base64.
 *
 * @param cookies `document.cookie`.
 * @returns `now` if no session is stored, or it has another format.
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
