/** A request as the reader writes it. */
export interface ConsoleRequest {
  readonly method: Method;
  /** From the host on: `/api/recipes`. */
  readonly path: string;
  /** One parameter a line, with values as they are: `filters[rating][$gte]=4`. */
  readonly parameters: string;
  readonly sender: Sender;
  /** JSON, for methods that have a body. */
  readonly body: string;
}

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"] as const;
export type Method = (typeof methods)[number];

/** The sample project's users and tokens, with their names in the form. */
export const senders = {
  public: "Public",
  reader: "Reader (Authenticated)",
  editor: "Editor",
  "full-access": "Full-access token",
  "read-only": "Read-only token",
  custom: "Custom token",
} as const;
export type Sender = keyof typeof senders;

/** What the form holds at first, and what a body starts as. */
export const firstRequest: ConsoleRequest = {
  method: "GET",
  path: "/api/recipes",
  parameters: "filters[rating][$gte]=4.8\nsort=rating:desc\nfields=title,rating",
  sender: "public",
  body: '{\n  "data": {\n    "title": "Leek soup",\n    "slug": "leek-soup"\n  }\n}',
};

export function hasBody(method: Method): boolean {
  return method === "POST" || method === "PUT" || method === "PATCH";
}

/** Whether a request reads documents, which can have two versions. */
export function canCompare({ method, path }: ConsoleRequest): boolean {
  return method === "GET" && path.startsWith("/api/");
}

export function isMethod(word: string): word is Method {
  return methods.some((method) => method === word);
}

export function isSender(word: string): word is Sender {
  return Object.hasOwn(senders, word);
}
