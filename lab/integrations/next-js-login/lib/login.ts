import "server-only";

const { NODE_ENV, STRAPI_URL } = process.env;

export interface Tokens {
  jwt: string;
  refresh: string;
}

async function request(path: string, body: object): Promise<Tokens | undefined> {
  const response = await fetch(`${STRAPI_URL}/api/auth${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) return undefined;
  const { jwt } = await response.json();
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("strapi_up_refresh="));
  const refresh = cookie?.slice("strapi_up_refresh=".length).split(";")[0];
  return refresh === undefined ? undefined : { jwt, refresh };
}

export const logIn = (identifier: string, password: string) => request("/local", { identifier, password });

export const renew = (refreshToken: string) => request("/refresh", { refreshToken });

/** Options of a cookie that only this server reads. The access token of Strapi is valid for ten minutes. */
const cookie = { httpOnly: true, sameSite: "lax", secure: NODE_ENV === "production", path: "/" } as const;
const minute = 60;
const day = 24 * 60 * minute;

export const cookiesOf = ({ jwt, refresh }: Tokens) => [
  { ...cookie, name: "jwt", value: jwt, maxAge: 9 * minute },
  { ...cookie, name: "refresh", value: refresh, maxAge: 14 * day },
];

/** Sends a request of the visitor to Strapi. */
export function asVisitor(jwt: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${STRAPI_URL}/api${path}`, { ...init, headers: { Authorization: `Bearer ${jwt}` } });
}
