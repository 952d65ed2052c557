import { z } from "zod";
import type { NodeRange } from "../content";
import { folders } from "../platform/folders";
import { Failure, runNpm } from "../project";
import { compareVersions } from "./packages";

/** npm's response for several versions, and for one. */
const published = z.object({ version: z.string(), "engines.node": z.string() });
const response = z.union([z.array(published), published]);

/** `>=18.0.0 <=22.x.x`, as in every release of Strapi 5. */
const engines = /^>=(\d+)\.0\.0 <=(\d+)\.x\.x$/;

/**
 * Which versions of Node.js the releases of the platform accept, by `engines` of their packages in the registry.
 *
 * @param last the lab's own version
 * @returns the first release with each range, oldest first
 * @throws {Failure} if npm doesn't respond, or a range has another form
 */
export async function readNodeRanges(last: string): Promise<NodeRange[]> {
  const spec = `@strapi/strapi@>=${last.split(".")[0]}.0.0 <=${last}`;
  const { code, output } = await runNpm(["view", spec, "version", "engines.node", "--json"], {
    cwd: folders.platform,
    quiet: true,
  });
  if (code !== 0) throw new Failure(`npm could not tell the versions of Node.js:\n${output}`);
  return nodeRanges([response.parse(JSON.parse(output))].flat());
}

/** @param releases in any order */
export function nodeRanges(releases: readonly z.infer<typeof published>[]): NodeRange[] {
  const ranges: NodeRange[] = [];
  for (const release of [...releases].sort((a, b) => compareVersions(a.version, b.version))) {
    const range = rangeOf(release);
    if (range !== ranges.at(-1)?.range) ranges.push({ since: release.version, range });
  }
  return ranges;
}

function rangeOf({ version, "engines.node": text }: z.infer<typeof published>): string {
  const [, lowest, highest] = engines.exec(text) ?? [];
  if (lowest === undefined || highest === undefined)
    throw new Failure(
      `The range of Node.js of ${version} has a new form: ${text}. Read it in nodeVersions.ts.`,
    );
  return `${lowest} to ${highest}`;
}
