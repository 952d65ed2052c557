import { z } from "zod";
import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";

const grant = z.object({
  enabled: z.boolean(),
  grantConfig: z.object({ callbackUrl: z.string().optional(), scope: z.array(z.string()).optional() }),
});

/** The services that end users can log in with. */
export const endUserProviders = defineFact({
  name: "end-user-providers",
  title: "Providers for end users",
  source: "the providers that the Users & Permissions plugin registers",
  columns: [
    { key: "provider", label: "Provider", kind: "code" },
    { key: "scope", label: "Scopes", kind: "list" },
    { key: "enabled", label: "Enabled at first", kind: "yesNo" },
    { key: "callbackUrl", label: "Callback", kind: "code", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    provider: z.string(),
    scope: z.array(z.string()),
    enabled: z.boolean(),
    callbackUrl: z.string().nullable(),
  }),
  extract: async (platform) =>
    Object.entries((await reportOf(platform)).providers).map(([provider, value]) => {
      const { enabled, grantConfig } = grant.parse(value);
      const { scope = [], callbackUrl = null } = grantConfig;
      return { id: provider, provider, scope, enabled, callbackUrl };
    }),
});
