import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { folders } from "./folders";

const account = { email: z.string(), password: z.string(), role: z.string() };

const accountsSchema = z.object({
  admins: z.array(z.object({ ...account, name: z.string() })).min(1),
  endUsers: z.array(z.object({ ...account, username: z.string() })),
  apiTokens: z.object({ fullAccess: z.string(), readOnly: z.string(), custom: z.string() }),
});

/** Accounts and access keys of the seeded database. They are for tests, and the same in every lab. */
export type Accounts = z.infer<typeof accountsSchema>;

/** @throws if the lab was never prepared */
export function readAccounts(): Accounts {
  return accountsSchema.parse(JSON.parse(readFileSync(join(folders.pristine, "accounts.json"), "utf8")));
}
