import { errors } from "@strapi/utils";
import type { Access } from "./data";

/** The sender of a request. All except `public` are simulated: the engine has no accounts, tokens, or sessions. */
export type Sender = "public" | "full-access" | "read-only" | "custom" | (string & {});

interface Ability {
  can(action: string): boolean;
}

interface Auth {
  readonly credentials: { readonly type: string } | null;
  readonly ability: Ability | null;
}

export interface Strategy {
  readonly name: string;
  authenticate(context: { readonly sender: Sender | undefined }): object;
  verify(auth: Auth, config: { readonly scope?: string | readonly string[] }): void;
}

/** The part of an ability's interface that the platform uses. The actions here have no conditions, so a list is enough. */
const abilityOf = (actions: readonly string[]): Ability => {
  const known = new Set(actions);
  return { can: (action) => known.has(action) };
};

const tokens: readonly Sender[] = ["full-access", "read-only", "custom"];

/**
 * Authenticates a request and checks its permissions, like the platform's two strategies for its content API: that of end users,
 * and that of API tokens. An undefined sender has an unknown token.
 */
export function strategiesFor({ roles, customToken }: Access): Strategy[] {
  const users: Strategy = {
    name: "users-permissions",
    authenticate: ({ sender }) => {
      if (sender === undefined || tokens.includes(sender)) return { authenticated: false };
      const actions = sender === "reader" ? roles.authenticated : roles[sender];
      const credentials = sender === "public" ? null : { type: sender };
      return actions ? { authenticated: true, credentials, ability: abilityOf(actions) } : {};
    },
    verify: ({ credentials, ability }, { scope }) => {
      if (!scope && !credentials) throw new errors.UnauthorizedError();
      if (!scope) return;
      if (!ability) throw new errors.UnauthorizedError();
      if (!castArray(scope).every((action) => ability.can(action))) throw new errors.ForbiddenError();
    },
  };
  const apiTokens: Strategy = {
    name: "content-api-token",
    authenticate: ({ sender }) => {
      if (sender === undefined || !tokens.includes(sender)) return { authenticated: false };
      const ability = sender === "custom" ? abilityOf(customToken) : null;
      return { authenticated: true, credentials: { type: sender }, ability };
    },
    verify: ({ credentials, ability }, { scope }) => {
      const actions = scope ? castArray(scope) : [];
      if (credentials?.type === "full-access") return;
      if (credentials?.type === "read-only" && scope && actions.every(isReading)) return;
      if (ability && actions.every((action) => ability.can(action))) return;
      throw new errors.ForbiddenError();
    },
  };
  return [users, apiTokens];
}

function castArray(scope: string | readonly string[]): readonly string[] {
  return typeof scope === "string" ? [scope] : scope;
}

function isReading(action: string): boolean {
  return action.endsWith("find") || action.endsWith("findOne");
}
