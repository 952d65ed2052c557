/**
 * Who may send a request: anyone, three API tokens by what they may, two end users, the administrator. lab/README.md
 * says what each of them is allowed.
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

/** Secrets are never shown: a reader puts them into this variable of the environment. */
export function tokenVariable(caller: Caller): string | undefined {
  return variables[caller];
}
