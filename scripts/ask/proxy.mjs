/**
 * The door between a reader's browser and a language model. The key stays on this side: a browser sends its question
 * without one, and can't choose the model, nor how long an answer may get.
 *
 * @typedef {object} ProxySettings
 * @property {string} upstream address of an OpenAI-compatible `/chat/completions`
 * @property {string} key of that service
 * @property {string} model the only one that is asked
 * @property {readonly string[]} origins sites whose pages may ask; none for pages of this proxy's own host
 * @property {number} [mostTokens] of an answer
 */

/** Bytes of a request: rules, a short conversation and eight passages have 30 kB. */
const mostBytes = 100_000;
const usualMostTokens = 800;

/**
 * A handler of the web's own form, as serverless platforms want it.
 *
 * @param {ProxySettings} settings
 * @returns {(request: Request) => Promise<Response>}
 */
export function askProxy({ upstream, key, model, origins, mostTokens = usualMostTokens }) {
  return async (request) => {
    const origin = request.headers.get("Origin");
    const isOwn = origin === null || new URL(request.url).origin === origin;
    if (!isOwn && !origins.includes(origin)) return refusal(403, "This site may not ask.");
    const headers = isOwn ? {} : crossOrigin(origin);
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
    if (request.method !== "POST")
      return refusal(405, "Send a POST.", { ...headers, Allow: "POST, OPTIONS" });
    const messages = await messagesOf(request);
    if (typeof messages === "number") return refusal(messages, "Send a short conversation.", headers);
    const answered = fetch(upstream, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
      body: JSON.stringify({ model, messages, stream: true, max_tokens: mostTokens }),
      // Who closes the page ends the answer, and what it costs.
      signal: request.signal,
    });
    return answered.then(
      (answer) => passedOn(answer, headers),
      () => refusal(502, "The model can't be reached.", headers),
    );
  };
}

/**
 * What the service says of a fault may name the account: then the status is all that a browser gets.
 *
 * @param {Response} answer
 * @param {Record<string, string>} headers
 */
function passedOn(answer, headers) {
  if (!answer.ok) return refusal(statusFor(answer.status), "The model gave no answer.", headers);
  const type = answer.headers.get("Content-Type") ?? "application/octet-stream";
  return new Response(answer.body, {
    headers: { ...headers, "Content-Type": type, "Cache-Control": "no-store" },
  });
}

/**
 * A wrong key is this proxy's fault, not the reader's.
 *
 * @param {number} status
 */
function statusFor(status) {
  return status === 429 || status >= 500 ? status : 502;
}

/** @param {string} origin */
function crossOrigin(origin) {
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Allow-Methods": "POST",
    Vary: "Origin",
  };
}

/**
 * @param {number} status
 * @param {string} message
 * @param {Record<string, string>} [headers]
 */
function refusal(status, message, headers = {}) {
  return Response.json({ error: { message } }, { status, headers });
}

/**
 * Only roles and texts go on, whatever else was sent.
 *
 * @param {Request} request
 * @returns {Promise<{ role: string, content: string }[] | 400 | 413>} the status for what is no conversation, or too long
 */
async function messagesOf(request) {
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes) return 413;
  const body = await request.text();
  if (body.length > mostBytes) return 413;
  try {
    /** @type {{ messages: { role: string, content: string }[] }} */
    const { messages } = JSON.parse(body);
    const isGood = messages.every(
      ({ role, content }) => ["system", "user", "assistant"].includes(role) && typeof content === "string",
    );
    return isGood && messages.length > 0 ? messages.map(({ role, content }) => ({ role, content })) : 400;
  } catch {
    return 400;
  }
}
