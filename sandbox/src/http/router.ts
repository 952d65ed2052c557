import type { Context } from "./context";

export type Handler = (context: Context, next: () => Promise<unknown>) => Promise<unknown>;

interface Entry {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handler: Handler;
}

export interface Router {
  /** Methods by which the platform's composer adds a route. */
  readonly add: Readonly<Record<string, (path: string, handler: Handler) => void>>;
  handle(context: Context): Promise<void>;
}

const methods = ["get", "post", "put", "delete"];

/** @param prefix of all paths: `/api` */
export function createRouter(prefix: string): Router {
  const entries: Entry[] = [];
  const adder = (method: string) => (path: string, handler: Handler) => {
    entries.push({ method, pattern: patternOf(prefix + path), handler });
  };
  return {
    add: Object.fromEntries(methods.map((method) => [method, adder(method.toUpperCase())])),
    handle: async (context) => {
      const matching = entries.filter(({ pattern }) => pattern.test(context.path));
      const entry = matching.find(({ method }) => method === context.method);
      if (!entry) return refuse(context, matching);
      context.params = entry.pattern.exec(context.path)?.groups ?? {};
      await entry.handler(context, async () => undefined);
    },
  };
}

/** `/recipes/:id` matches `/recipes/abc`, with or without a slash at its end. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`);
}

/** A path that only other methods know: Koa's router says which ones. */
function refuse(context: Context, matching: readonly Entry[]): void {
  if (matching.length === 0) return;
  const known = matching.flatMap(({ method }) => (method === "GET" ? ["HEAD", "GET"] : [method]));
  context.responseHeaders.allow = known.join(", ");
  const isQuestion = context.method === "OPTIONS";
  context.status = isQuestion ? 200 : 405;
  context.body = isQuestion ? "" : "Method Not Allowed";
}
