import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { Failure } from "../command/failure.mjs";
import { writeFailure } from "../command/writeFailure.mjs";
import { alone } from "../fixture/lock.mjs";
import { copyBuild } from "./copy";
import { type NginxOptions, nginxFiles, readRules } from "./nginxConfig";
import { type Places, placesIn } from "./places";

export interface PublishOptions {
  /** The build, absolute. */
  readonly from: string;
  /** The folder that the server serves from, absolute. */
  readonly to: string;
  /** How many releases stay, the served one among them. */
  readonly keep: number;
  readonly nginx: NginxOptions;
  /** Has the server read its configuration; called before the new release is served, and only when there is news. */
  readonly reload: () => Promise<void>;
}

/** A folder that is being filled, and may be half of a release for ever. */
const incoming = ".incoming-";

/**
 * Publishes a build: copies it next to the earlier releases, and switches a link to it in one step. If this is interrupted,
 * the link still points to a complete release, and the next run removes incomplete ones.
 *
 * @returns the release's id.
 */
export async function publish({ from, to, keep, nginx, reload }: PublishOptions): Promise<string> {
  if (!existsSync(join(from, "index.html")))
    throw new Failure(`There is no built site in ${from}: run npm run build first.`);
  const places = placesIn(to);
  try {
    mkdirSync(places.releases, { recursive: true });
    return await alone(places.lock, async () => {
      removeHalves(places);
      const id = releaseId(new Date(), releasesIn(places), readRules(from).id);
      await copyIn(places, from, id);
      if (writeNginx(places, nginx)) await reload();
      turn(places, id);
      prune(places, keep);
      return id;
    });
  } catch (error) {
    const served = currentRelease(places);
    const state = served === undefined ? "Nothing is served yet." : `Release ${served} is served.`;
    throw writeFailure(error, `${from} could not be published to ${to}`, state);
  }
}

/** A release has its name from the moment on when it is whole. */
async function copyIn(places: Places, from: string, id: string): Promise<void> {
  const half = join(places.releases, incoming + id);
  try {
    await copyBuild(from, half);
    renameSync(half, join(places.releases, id));
  } catch (error) {
    removeHalves(places);
    throw error;
  }
}

function removeHalves({ releases }: Places): void {
  for (const name of readdirSync(releases).filter((entry) => entry.startsWith(incoming)))
    rmSync(join(releases, name), { recursive: true });
}

/** Serves an earlier release again. @throws if it no longer exists. */
export async function goBack(to: string, id: string): Promise<void> {
  const places = placesIn(to);
  await alone(places.lock, async () => {
    const all = releasesIn(places);
    if (!all.includes(id))
      throw new Failure(`${places.releases} has no release ${id}: it has ${all.join(", ") || "none"}.`);
    turn(places, id);
  });
}

/** The oldest first. */
export function releasesIn(places: Places): readonly string[] {
  return readdirSync(places.releases)
    .filter((name) => !name.startsWith("."))
    .sort();
}

/** Which release is served; undefined before the first one. */
export function currentRelease(places: Places): string | undefined {
  try {
    return basename(readlinkSync(places.current));
  } catch {
    return undefined;
  }
}

/**
 * @returns whether nginx must reload. Removed releases are no reason, because a reload closes the connections
 * that browsers keep open.
 */
function writeNginx(places: Places, options: NginxOptions): boolean {
  mkdirSync(places.local, { recursive: true });
  mkdirSync(join(places.nginx, "tmp"), { recursive: true });
  const releases = releasesIn(places).map((id) => readRules(join(places.releases, id)));
  const files = Object.entries(nginxFiles(places, releases, options));
  return files.map(([name, text]) => replace(join(places.nginx, name), text)).some(Boolean);
}

/** @returns whether the file has a line that it did not have. */
function replace(file: string, text: string): boolean {
  const before = new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
  return text.split("\n").some((line) => !before.has(line));
}

/** A link can't be changed, but a new one takes the place of an old one in one step; no request finds none. */
function turn({ root, current }: Places, id: string): void {
  const next = join(root, `.next-${process.pid}`);
  rmSync(next, { force: true });
  // Relative, so that the folder can be moved, or seen from a container under another name.
  symlinkSync(join("releases", id), next);
  renameSync(next, current);
}

function prune(places: Places, keep: number): void {
  const served = currentRelease(places);
  const old = releasesIn(places).filter((id) => id !== served);
  for (const id of old.slice(0, Math.max(0, old.length - (keep - 1))))
    rmSync(join(places.releases, id), { recursive: true });
}

/** By the time, so that names are in the order of releases: `20261122T061500Z-1a2b3c4d`, the end by the rules. */
function releaseId(now: Date, taken: readonly string[], rules: string): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const same = taken.filter((id) => id.startsWith(time)).length;
  return `${time}${same === 0 ? "" : `.${same}`}-${rules}`;
}
