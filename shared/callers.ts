/**
 * Who can send a request: anyone, three API tokens with different permissions, two end users, the administrator.
 * lab/README.md lists their permissions.
 */
export const callers = ["public", "read-only", "full-access", "custom", "reader", "editor", "admin"] as const;
export type Caller = (typeof callers)[number];

/** The variable that holds what a caller sends as its bearer token; none for the public. */
const variables: Readonly<Record<Caller, string | undefined>> = {
  public: undefined,
  "read-only": "STRAPI_TOKEN",
  "full-access": "STRAPI_TOKEN",
  custom: "STRAPI_TOKEN",
  reader: "STRAPI_JWT",
  editor: "STRAPI_JWT",
  admin: "STRAPI_ADMIN_JWT",
};

/** Samples never show secrets: readers put theirs in this environment variable. */
export function tokenVariable(caller: Caller): string | undefined {
  return variables[caller];
}
