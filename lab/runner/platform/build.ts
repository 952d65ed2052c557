import { rmSync } from "node:fs";
import { join } from "node:path";
import { folders } from "./folders";
import { fingerprint, Stamp } from "./stamp";
import { runStep } from "./step";

/** Files that the compiled code doesn't depend on: the panel, and what plugins write. */
const isOther = (path: string) => path.includes("/documentation/") || path.startsWith("src/admin/");

const panelInputs = ["package-lock.json", "src/admin", "config/admin.ts", "config/plugins.ts"];
const codeInputs = ["package-lock.json", "tsconfig.json", "config", "src", "seed", "tools"];

/** Of everything that the compiled code and the seeded data depend on. */
export const codeFingerprint = (): string => fingerprint(folders.platform, codeInputs, isOther);

/** Builds the admin panel and compiles the project, each only if its sources changed. */
export async function buildLab(): Promise<void> {
  // In the folder that they describe, so that they are deleted with it.
  const panel = new Stamp(join(folders.dist, ".panel"));
  const code = new Stamp(join(folders.dist, ".code"));
  const panelPrint = fingerprint(folders.platform, panelInputs);
  const codePrint = codeFingerprint();
  const isPanelCurrent = panel.isCurrent(panelPrint);
  if (isPanelCurrent && code.isCurrent(codePrint)) return;

  code.remove();
  removeCompiledCode();
  if (isPanelCurrent) {
    await runTool("Compiling the lab", "typescript/bin/tsc", []);
  } else {
    panel.remove();
    // This also compiles the code. A failed build leaves the previous panel, so the exit code decides.
    await runTool(
      "Building the lab's admin panel",
      "@strapi/strapi/bin/strapi.js",
      ["build"],
      "about a minute",
    );
    panel.write(panelPrint);
  }
  code.write(codePrint);
}

/** Otherwise compiled files of deleted sources would be loaded, and types of changed content would be wrong. */
function removeCompiledCode(): void {
  for (const part of ["config", "src", "seed", "tools", ".tsbuildinfo"]) {
    rmSync(join(folders.dist, part), { recursive: true, force: true });
  }
  rmSync(join(folders.platform, "types"), { recursive: true, force: true });
}

async function runTool(does: string, script: string, args: readonly string[], takes = ""): Promise<void> {
  await runStep({
    does,
    takes,
    program: join(folders.platform, "node_modules", script),
    args,
    cwd: folders.platform,
  });
}
