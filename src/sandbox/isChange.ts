import type { SandboxResponse, SandboxResult, Work } from "./types";

/**
 * Methods of the platform, by the beginning of their names, that write data or add something to the platform itself, also with types
 * (`create<Recipe>(`); assignments to its members.
 */
const writing =
  /\.\w+ = |\.(?:attach|clone|create|delete|discardDraft|insert|publish|set|subscribe|unpublish|update|use)\w*(?:<[^()]{1,200}>|\?\.)?\(/;

/** Whether it can't change anything, as far as its text says. */
export function isReading(work: Work): boolean {
  if (work.kind === "run") return !writing.test(work.code);
  const { method, path, body = "" } = work.request;
  // GraphQL has one HTTP method for queries and mutations.
  if (isGraphql(path)) return !/\bmutation\b/.test(JSON.stringify(body));
  return ["GET", "HEAD", "OPTIONS"].includes(method.toUpperCase());
}

export const isGraphql = (path: string): boolean => /^\/graphql\/?$/.test(path);

/** Whether it changed something. */
export function isChange(work: Work, result: SandboxResponse | SandboxResult): boolean {
  return !isReading(work) && ("ok" in result ? result.ok : result.status < 400);
}
