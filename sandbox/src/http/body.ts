/** What a request's body is for the platform: JSON is read, a form of several parts has no fields here. */
export function readBody(body: unknown, type: string): unknown {
  if (typeof body !== "string") return body ?? {};
  if (!/\bjson\b/.test(type)) return {};
  const value = parseJson(body);
  if (typeof value !== "object" || value === null)
    throw badRequest(new Error("invalid JSON, only supports object and array"));
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof Error ? badRequest(error) : error;
  }
}

/** The form in which Koa's parser says it. */
function badRequest(error: Error): Error {
  return Object.assign(error, { status: 400 });
}
