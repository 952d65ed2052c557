import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "../command";
import { type HistoryEntry, type HistoryFile, historyFile } from "../content";
import { openPlatform } from "../facts/installed";
import { compileHistory, withOthers } from "../history/compile";
import { fetchRelease, forgetRelease } from "../history/fetch";
import { historyText } from "../history/historyText";
import { historyKinds } from "../history/kinds";
import { readNodeRanges } from "../history/nodeVersions";
import { compareVersions, listReleases, type Release } from "../history/packages";
import { drawBoundaries, proveBoundaries } from "../history/prove";
import { readKinds, readSnapshot, writeSnapshot } from "../history/snapshots";
import { folders } from "../platform/folders";
import { Failure, root } from "../project";

export const usage = `npm run lab -- history [KIND…] [--only 5.24.1,5.25.0] [--write]

Reads every minor release of the platform up to the lab's own, and writes content/history.json: since when each fact
holds, what changed, and what is gone. A walk that was ended goes on where it was. With kinds, only these are read (again)
and written; the file keeps all others. The versions of Node.js come from the registry each time; "node" reads nothing else.
--only reads only these releases. --write reads nothing, and writes what was read so far.

npm run lab -- history --prove 2026-11-21

Draws 40 facts that came or went, with this seed. Downloads the releases before and after, reads them again, and fails if a
fact doesn't exist in exactly one of them. Writes nothing.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(argv, {
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
    prove: { type: "string", default: "" },
  });
  const known = [...historyKinds.map(({ name }) => name), "node"];
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no kind "${unknown}". Known: ${known.join(", ")}.`);

  const { version: last } = openPlatform(folders.platform);
  const releases = await listReleases(last);
  if (values.prove !== "") {
    await prove(values.prove, releases);
    return;
  }
  const only = values.only.split(",").filter(Boolean);
  const wanted =
    only.length > 0
      ? only.flatMap((version) => releases.find((release) => release.version === version) ?? [])
      : coarseToFine(releases);
  for (const release of values.write ? [] : wanted) await readRelease(release, positionals);

  const snapshots = await Promise.all(releases.map(({ version }) => readSnapshot(version)));
  const read = snapshots.filter((snapshot) => snapshot !== undefined);
  const kinds = historyKinds.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const history = {
    ...withOthers(compileHistory(read, kinds), positionals.length > 0 ? writtenHistory() : undefined),
    node: await readNodeRanges(last),
  };
  writeFileSync(historyPath, historyText(historyFile.parse(history)));
  console.log(summaryOf(history));
}

const historyPath = join(root, "content", "history.json");

function writtenHistory(): HistoryFile {
  return historyFile.parse(JSON.parse(readFileSync(historyPath, "utf8")));
}

const drawnFacts = 40;

async function prove(seed: string, releases: readonly Release[]): Promise<void> {
  const boundaries = drawBoundaries(writtenHistory(), seed, drawnFacts);
  const wrong = await proveBoundaries(boundaries, {
    kinds: historyKinds,
    releases,
    read: async (release, kinds) => {
      const snapshot = await readKinds(kinds, await fetchRelease(release), release, undefined);
      await forgetRelease(release);
      return snapshot;
    },
    log: console.log,
  });
  console.log(`\nSeed ${seed}: ${boundaries.length} facts, ${wrong.length} differences.`);
  if (wrong.length > 0) process.exitCode = 1;
}

function summaryOf({ releases, kinds }: HistoryFile): string {
  const entries = kinds.flatMap((kind) => kind.entries);
  const count = (key: keyof HistoryEntry) => entries.filter((entry) => entry[key] !== undefined).length;
  const rows = kinds.reduce((sum, kind) => sum + kind.rows, 0);
  return `${releases.length} releases, ${rows} facts: ${count("since")} came, ${count("changed")} changed, ${count("deprecated")} became deprecated, ${count("removed")} went. Written to content/history.json.`;
}

async function readRelease(release: Release, again: readonly string[]): Promise<void> {
  const before = await readSnapshot(release.version);
  const kinds = historyKinds.filter(({ name }) =>
    again.length > 0 ? again.includes(name) : before?.kinds[name] === undefined,
  );
  if (kinds.length === 0) return;
  const start = Date.now();
  const platform = await fetchRelease(release);
  const snapshot = await readKinds(kinds, platform, release, before);
  await writeSnapshot(snapshot);
  await forgetRelease(release);
  const failed = kinds.filter(({ name }) => "failed" in (snapshot.kinds[name] ?? {})).map(({ name }) => name);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(
    `${release.version}: ${kinds.length - failed.length} kinds in ${seconds} s${failed.length > 0 ? `, not ${failed.join(", ")}` : ""}.`,
  );
}

/** First and last, then those in the middle: if a walk is interrupted, this order has settled the most. */
function coarseToFine(releases: readonly Release[]): Release[] {
  const order = new Set<Release>();
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(releases.length, 2))); step >= 1; step /= 2) {
    for (let index = 0; index < releases.length; index += step) {
      const release = releases[index];
      if (release) order.add(release);
    }
    const last = [...releases].sort((a, b) => compareVersions(a.version, b.version)).at(-1);
    if (last) order.add(last);
  }
  return [...order];
}
