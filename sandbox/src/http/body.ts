/** What a request's body is for the platform: JSON is read, a form of several parts has no fields here. */
export function readBody(body: unknown, type: string): unknown {
  if (typeof body !== "string") return checked(body ?? {});
  if (!/\bjson\b/.test(type) || body === "") return {};
  return checked(parseJson(body));
}

function parseJson(text: string): unknown {
  try {
    if (!/^\s*[[{]/.test(text)) throw new SyntaxError("invalid JSON, only supports object and array");
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof Error ? badRequest(error) : error;
  }
}

/** Koa's parser rejects this key at any depth. */
function checked(body: unknown): unknown {
  const waiting = [body];
  for (const value of waiting) {
    if (typeof value !== "object" || value === null) continue;
    if (Object.hasOwn(value, "__proto__"))
      throw badRequest(new SyntaxError("Object contains forbidden prototype property"));
    waiting.push(...Object.values(value));
  }
  return body;
}

/** The same error as that of Koa's parser. */
function badRequest(error: Error): Error {
  return Object.assign(error, { status: 400 });
}
