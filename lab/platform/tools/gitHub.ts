import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Account {
  readonly login: string;
  readonly email: string | null;
  readonly emails: readonly { email: string; primary: boolean; verified: boolean }[];
}

const account = (login: string, email: string, verified = true): Account => ({
  login,
  email: null,
  emails: [{ email, primary: true, verified }],
});

/** The browser's cookie "gitHubUser" decides who is signed in at the stand-in. */
const accounts: readonly Account[] = [
  account("hana-cooks", "hana@saffron.example"),
  account("unverified-cook", "unverified@saffron.example", false),
  // The email address of an account that signs in with a password.
  account("reader-cooks", "reader@saffron.example"),
];

const hosts = ["github.com", "api.github.com"];

/**
 * An OAuth server on localhost that all requests of this process for GitHub go to. It follows GitHub's flow for web
 * applications: it checks the client, the redirect URI, and that a code is used once.
 */
export async function pretendGitHub(): Promise<void> {
  const codes = new Map<string, { login: string; redirectUri: string }>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString();
    });
    request.on("end", () => {
      const { status, location, json } = respond(
        codes,
        request.url ?? "",
        request.headers,
        new URLSearchParams(body),
      );
      response.writeHead(
        status,
        location === undefined ? { "Content-Type": "application/json" } : { Location: location },
      );
      response.end(json === undefined ? "" : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return fetch(
      hosts.includes(url.hostname) ? `http://127.0.0.1:${port}${url.pathname}${url.search}` : input,
      init,
    );
  };
}

interface StandInResponse {
  status: number;
  location?: string;
  json?: unknown;
}

function respond(
  codes: Map<string, { login: string; redirectUri: string }>,
  path: string,
  headers: { cookie?: string; authorization?: string },
  form: URLSearchParams,
): StandInResponse {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  if (pathname === "/login/oauth/authorize") return authorize(codes, searchParams, headers.cookie ?? "");
  if (pathname === "/login/oauth/access_token") return { status: 200, json: exchange(codes, form) };
  const login = /^Bearer token-of-(.+)$/.exec(headers.authorization ?? "")?.[1];
  const user = accounts.find((each) => each.login === login);
  if (!user) return { status: 401, json: { message: "Bad credentials" } };
  if (pathname === "/user") return { status: 200, json: { login: user.login, email: user.email } };
  if (pathname === "/user/emails") return { status: 200, json: user.emails };
  return { status: 404, json: { message: "Not Found" } };
}

function authorize(codes: Map<string, object>, query: URLSearchParams, cookie: string): StandInResponse {
  const redirectUri = query.get("redirect_uri") ?? "";
  const state = query.get("state") ?? "";
  const login = /gitHubUser=([^;]+)/.exec(cookie)?.[1];
  const back = new URL(redirectUri);
  if (query.get("client_id") !== process.env.GITHUB_CLIENT_ID) return { status: 404 };
  if (login === undefined) {
    back.search = new URLSearchParams({
      error: "access_denied",
      error_description: "The user has denied your application access.",
      state,
    }).toString();
  } else {
    const code = `code-${codes.size + 1}`;
    codes.set(code, { login, redirectUri });
    back.search = new URLSearchParams({ code, state }).toString();
  }
  return { status: 302, location: back.href };
}

/** GitHub reports a wrong code or secret with status 200. */
function exchange(codes: Map<string, { login: string; redirectUri: string }>, form: URLSearchParams): object {
  const grant = codes.get(form.get("code") ?? "");
  codes.delete(form.get("code") ?? "");
  if (form.get("client_secret") !== process.env.GITHUB_CLIENT_SECRET)
    return { error: "incorrect_client_credentials" };
  if (!grant || grant.redirectUri !== form.get("redirect_uri")) return { error: "bad_verification_code" };
  return { access_token: `token-of-${grant.login}`, token_type: "bearer", scope: "user,user:email" };
}
