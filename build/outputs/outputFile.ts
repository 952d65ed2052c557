import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteConfig } from "../../shared/config/config";
import type { Ask } from "../pages/builder";

/** A file that every build writes under the same URL. */
export interface OutputFile {
  /** Its URL. One that other code links to is in shared/paths.ts. */
  readonly path: string;
  /** A GraphQL query for the data of its text. It needs a name, from which the build generates the type of its data. */
  readonly query?: string;
  /** @returns undefined if this site has no such file. */
  text(data: unknown, config: SiteConfig): string | undefined;
}

export async function writeOutputFile(
  { path, query, text }: OutputFile,
  { publicDir, ask, config }: { publicDir: string; ask: Ask; config: SiteConfig },
): Promise<void> {
  const written = text(query === undefined ? undefined : await ask(query), config);
  if (written === undefined) return;
  const file = join(publicDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, written);
}
