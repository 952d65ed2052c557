import type { Caller } from "../content";
import type { LoadedLab } from "../platform/lab";
import { Failure } from "../project";

/** API tokens are the same in every lab. A session is a row of the database, so each restore ends it. */
export async function bearerOf(caller: Caller, lab: LoadedLab): Promise<string | undefined> {
  const { fullAccess, readOnly, custom } = lab.accounts.apiTokens;
  if (caller === "public") return undefined;
  if (caller === "full-access") return fullAccess;
  if (caller === "read-only") return readOnly;
  if (caller === "custom") return custom;
  return session(sessionCode(caller), lab);
}

/** Signing in over HTTP would count toward the rate limit. */
function sessionCode(caller: "reader" | "editor" | "admin"): string {
  const [origin, type, condition] =
    caller === "admin"
      ? ["admin", "admin::user", `email: "nora@saffron.example"`]
      : ["users-permissions", "plugin::users-permissions.user", `username: "${caller}"`];
  return `
    const user = await strapi.db.query("${type}").findOne({ where: { ${condition} } });
    const sessions = strapi.sessionManager("${origin}");
    const { token } = await sessions.generateRefreshToken(String(user.id), undefined, { type: "refresh" });
    const access = await sessions.generateAccessToken(token);
    return access.token;`;
}

async function session(code: string, lab: LoadedLab): Promise<string> {
  const result = await lab.run(code);
  if (result.ok && typeof result.value === "string") return result.value;
  throw new Failure(`The lab could not sign in: ${result.ok ? "there is no token" : result.error.message}.`);
}
