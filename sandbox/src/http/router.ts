import type { Context } from "./context";

export type Handler = (context: Context, next: () => Promise<unknown>) => Promise<unknown>;

interface Entry {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handler: Handler;
}

/** Methods with which the platform's composer adds a route. */
export type Adders = Readonly<Record<string, (path: string, handler: Handler) => void>>;

export interface Router {
  /**
   * Adds the routes below a path. They are created when the first request needs one of them: building the schemas of their
   * parameters takes longer than everything else at startup.
   *
   * @param segment the first part of their paths: `recipes`
   */
  addGroup(segment: string, addRoutes: (add: Adders) => void): void;
  /** Makes the routes that a request for a path needs. */
  prepare(path: string): void;
  handle(context: Context): Promise<void>;
}

const reading = ["HEAD", "GET"];
const methods = ["get", "post", "put", "delete"];

/** @param prefix of all paths: `/api` */
export function createRouter(prefix: string): Router {
  const groups = new Map<string, () => readonly Entry[]>();
  const entriesFor = (path: string): readonly Entry[] => {
    const isBelow = path.startsWith(`${prefix}/`);
    const [segment = ""] = isBelow ? path.slice(prefix.length + 1).split("/") : [];
    return groups.get(segment)?.() ?? [];
  };
  return {
    addGroup: (segment, addRoutes) => {
      let entries: Entry[] | undefined;
      groups.set(segment, () => {
        entries ??= entriesOf(prefix, addRoutes);
        return entries;
      });
    },
    prepare: entriesFor,
    handle: async (context) => {
      const matching = entriesFor(context.path).filter(({ pattern }) => pattern.test(context.path));
      const wanted = context.method === "HEAD" ? "GET" : context.method;
      const entry = matching.find(({ method }) => method === wanted);
      if (!entry) return refuse(context, matching);
      const params = Object.entries(entry.pattern.exec(context.path)?.groups ?? {});
      context.params = Object.fromEntries(params.map(([name, value]) => [name, decode(value)]));
      await entry.handler(context, async () => undefined);
    },
  };
}

function entriesOf(prefix: string, addRoutes: (add: Adders) => void): Entry[] {
  const entries: Entry[] = [];
  const adder = (method: string) => (path: string, handler: Handler) => {
    entries.push({ method, pattern: patternOf(prefix + path), handler });
  };
  addRoutes(Object.fromEntries(methods.map((method) => [method, adder(method.toUpperCase())])));
  return entries;
}

/** `/recipes/:id` matches `/recipes/abc`, with or without a slash at its end. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`);
}

/** As Koa's router does: what isn't encoded correctly stays as it is. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Only other methods lead to the path: Koa's router says which ones. The platform looks for a file at any path, which takes GET. */
function refuse(context: Context, matching: readonly Entry[]): void {
  if (reading.includes(context.method)) return;
  const known = matching.flatMap(({ method }) => (method === "GET" ? reading : [method]));
  context.responseHeaders.allow = [...new Set([...known, ...reading])].join(", ");
  const isQuestion = context.method === "OPTIONS";
  context.status = isQuestion ? 200 : 405;
  context.body = isQuestion ? "" : "Method Not Allowed";
}
