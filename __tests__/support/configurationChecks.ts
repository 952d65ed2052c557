import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readClaims } from "../../plugins/docs-content/files/readClaims";
import type { Claim } from "../../plugins/docs-content/schema/claims";
import type { ConfigurationCheck } from "../../shared/configuration/check";

interface DocumentedCheck {
  readonly check: ConfigurationCheck;
  readonly claim: Claim;
}

/** All checks of the site's content, with the claims that prove them. */
export function documentedChecks(): DocumentedCheck[] {
  return (
    readdirSync("content", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".claims.yaml"))
      .map((file) => ({ file, text: readFileSync(join("content", file), "utf8") }))
      // Few files have one, and reading all the others takes a second of CPU time.
      .filter(({ text }) => /\bchecks\b/.test(text))
      .flatMap(({ file, text }) => {
        const { claims } = readClaims(file, text);
        const page = `/${file.replace(".claims.yaml", "")}`;
        return claims.flatMap(({ claim }) =>
          (claim.checks ?? []).map(({ at = "", ...check }) => ({
            claim,
            check: { ...check, path: `${page}${at}`, title: page },
          })),
        );
      })
  );
}
