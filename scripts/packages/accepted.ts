import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const reason = z.string().min(10, "say why it is accepted");

const acceptedFile = z.strictObject({
  licenses: z.array(z.strictObject({ names: z.array(z.string()).min(1), reason })),
  unnamed: z.record(z.string(), z.string()),
  installScripts: z.record(z.string(), reason),
  advisories: z.record(
    z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
    z.strictObject({ package: z.string(), reason }),
  ),
});

export type Accepted = z.infer<typeof acceptedFile>;

/** What the project accepts of its packages: scripts/packages/accepted.yaml. */
export function readAccepted(): Accepted {
  return acceptedFile.parse(parse(readFileSync(new URL("./accepted.yaml", import.meta.url), "utf8")));
}
