import { formatHttpError } from "@strapi/core/dist/services/errors.mjs";
import { errorMethodEntries } from "@strapi/core/dist/services/server/koa-methods.mjs";
import createError from "http-errors";
import { parse } from "qs";
import type { Sender } from "../access";

/** As the platform's own middleware reads a query string. */
const queryOptions = { strictNullHandling: true, arrayLimit: 100, depth: 20 };

const emptyStatuses: readonly number[] = [204, 205, 304];

type Headers = Readonly<Record<string, string>>;

export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly sender: Sender | undefined;
}

/** The request and response that controllers get: what Koa's context and the platform's additions to it hold. */
export class Context {
  params: Readonly<Record<string, string>> = {};
  readonly state: Record<string, unknown> = {};
  readonly query: Record<string, unknown>;
  readonly request: { readonly method: string; readonly url: string; readonly header: Headers } & {
    body: unknown;
    query: Record<string, unknown>;
  };
  readonly headers: Readonly<Record<string, string>>;
  readonly responseHeaders: Record<string, string> = {};
  /** Koa's property by which the platform checks whether a status was set. */
  _explicitStatus = false;
  #status = 404;
  #body: unknown;

  constructor(private readonly incoming: Incoming) {
    this.headers = incoming.headers;
    this.query = parse(incoming.query, queryOptions);
    const { method, headers, body } = incoming;
    this.request = { method, url: this.url, header: headers, body, query: this.query };
  }

  get response(): this {
    return this;
  }
  get method(): string {
    return this.incoming.method;
  }
  get url(): string {
    const { path, query } = this.incoming;
    return query === "" ? path : `${path}?${query}`;
  }
  get path(): string {
    return this.incoming.path;
  }
  get sender(): Sender | undefined {
    return this.incoming.sender;
  }

  get status(): number {
    return this.#status;
  }
  set status(status: number) {
    this._explicitStatus = true;
    this.#status = status;
    if (emptyStatuses.includes(status)) this.#body = undefined;
  }

  get body(): unknown {
    return this.#body;
  }
  /** Nothing as a body makes a response without content; anything else is a success unless a status says otherwise. */
  set body(body: unknown) {
    this.#body = body;
    if (body === null || body === undefined) this.status = 204;
    else if (!this._explicitStatus) this.status = 200;
  }

  set(name: string, value: string): void {
    this.responseHeaders[name] = value;
  }
  send(body: unknown, status = 200): void {
    this.status = status;
    this.body = body;
  }
  created(body: unknown): void {
    this.send(body, 201);
  }
  deleted(body?: unknown): void {
    if (body === null || body === undefined) this.status = 204;
    else this.send(body);
  }
}

// ctx.notFound(), ctx.badRequest(), and the others, as the platform adds them to Koa.
for (const { code, statusName, methodName } of errorMethodEntries()) {
  Object.assign(Context.prototype, {
    [methodName](this: Context, message: unknown = statusName, details: object = {}) {
      const { status, body } = formatHttpError(createError(code, message, { details }));
      this.status = status;
      this.body = body;
    },
  });
}
