import { z } from "zod";
import { defineFact } from "./fact";

/** What `env` can turn a variable's text into. */
export const envCasts = defineFact({
  name: "env-casts",
  title: "Casts of env()",
  source: "@strapi/utils, env",
  columns: [{ key: "call", label: "Call", kind: "code" }],
  row: z.strictObject({ id: z.string(), call: z.string() }),
  extract: (platform) => {
    const { env } = platform.load("@strapi/utils", z.object({ env: z.custom<object>() }));
    return ["env", ...Object.keys(env).map((cast) => `env.${cast}`)].map((call) => ({ id: call, call }));
  },
});
