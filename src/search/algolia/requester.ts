import type { liteClient } from "algoliasearch/lite";

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>["requester"]>;
type HostRequest = Parameters<Requester["send"]>[0];
type HostResponse = Awaited<ReturnType<Requester["send"]>>;

/** Milliseconds, from the specification: until a host begins its response, until it has ended it, and the same for requests that change data. */
export const timeouts = { connect: 1000, read: 2000, write: 30_000 } as const;

/**
 * Sends a request to one host, and waits no longer than the timeouts. The client's own requester would: the client multiplies
 * the timeouts with each host that hangs (by 4, 5, and 6 for its second, third, and fourth host), so an error would take 16 s.
 *
 * `headers` are left out of the response, so a host can't tell the client how long to wait before the next try.
 */
export const requester: Requester = {
  send: async ({ method, url, headers, data, connectTimeout, responseTimeout }) => {
    const stop = new AbortController();
    let timer = setTimeout(() => stop.abort(), Math.min(connectTimeout, timeouts.connect));
    try {
      const response = await fetch(url, { method, headers, signal: stop.signal, ...bodyOf(data) });
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), Math.min(responseTimeout, timeouts.read));
      return { status: response.status, content: await response.text(), isTimedOut: false };
    } catch (error) {
      return failure(stop.signal.aborted, error);
    } finally {
      clearTimeout(timer);
    }
  },
};

function bodyOf(data: HostRequest["data"]): Pick<RequestInit, "body"> {
  if (data === undefined) return {};
  return { body: typeof data === "string" ? data : new Uint8Array(data) };
}

/** Status 0 tells the client that a host didn't respond, so that it tries the next one. */
function failure(isTimedOut: boolean, error: unknown): HostResponse {
  return { status: 0, content: isTimedOut ? "Timeout" : String(error), isTimedOut };
}
