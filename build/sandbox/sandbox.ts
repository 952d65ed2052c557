import { resolve } from "node:path";
import type { Reporter } from "gatsby";
import { readConfig } from "../../shared/config/config";
import type { SandboxFiles } from "../../shared/sandboxFiles";
import { engineFolder, isInstalled } from "./engineFolder";
import { writeSandbox } from "./writeSandbox";

interface SandboxOptions {
  readonly reporter: Pick<Reporter, "info">;
}

let placed: Promise<SandboxFiles | null> | undefined;

/**
 * Writes the sandbox into the site that is built or developed, once for each process.
 *
 * @returns null where it is left out.
 * @throws when it is required and its packages are not installed, or when it can't be bundled.
 */
export function placeSandbox(options: SandboxOptions): Promise<SandboxFiles | null> {
  placed ??= place(options);
  return placed;
}

const howTo = "To install them, run: npm ci --prefix sandbox";

async function place({ reporter }: SandboxOptions): Promise<SandboxFiles | null> {
  const installed = isInstalled();
  if (installed !== "yes" && readConfig(process.env).sandbox === "required")
    throw new Error(`SANDBOX is "required", but the packages of the sandbox are not installed. ${howTo}`);
  if (installed === "no packages")
    reporter.info(`Built without the sandbox, because its packages are not installed. ${howTo}`);
  return writeSandbox(resolve("public"), installed === "yes" ? await engineFolder() : undefined);
}
