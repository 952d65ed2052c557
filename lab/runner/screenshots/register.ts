import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import type { Shot } from "../../screenshots/shot";
import { readYaml, type ScreenshotEntry, screenshotsFile } from "../content";
import { root } from "../project";
import { compress, difference, lastScreenDifference, motionTolerance, tolerance } from "./compare";
import type { Taken, TakenMotion } from "./take";
import type { Theme } from "./viewers";

const folder = join(root, "content", "images", "screenshots");
const registerFile = join(folder, "screenshots.yaml");
const head = `# Pictures of the admin panel at twice their size, light and dark: <id>.light.png and <id>.dark.png.
# Written by npm run lab -- screenshots from lab/screenshots/.
`;

/** The result for one screenshot. */
export type Outcome = "new" | "changed" | "same";

/** Compares a screenshot with the existing one, and writes it if it differs, unless this is only a check. */
export async function saveScreenshot(
  shot: Shot,
  theme: Theme,
  taken: Taken,
  isCheck: boolean,
): Promise<Outcome> {
  const path = join(folder, `${shot.id}.${theme}.png`);
  const isThere = existsSync(path);
  if (isThere && (await difference(readFileSync(path), taken.pngs[theme])) <= tolerance) return "same";
  if (!isCheck) writeFileSync(path, await compress(taken.pngs[theme]));
  return isThere ? "changed" : "new";
}

/** The same for an animation. Only its last screen is compared, because its moves are never taken at the same moments. */
export async function saveMotion(
  { id }: Shot,
  { theme, webp }: TakenMotion,
  isCheck: boolean,
): Promise<Outcome> {
  const path = join(folder, `${id}.${theme}.webp`);
  const isThere = existsSync(path);
  if (isThere && (await lastScreenDifference(readFileSync(path), webp)) <= motionTolerance) return "same";
  if (!isCheck) writeFileSync(path, webp);
  return isThere ? "changed" : "new";
}

/** The light variant of a screenshot. */
export function readScreenshot(id: string): Buffer {
  return readFileSync(join(folder, `${id}.light.png`));
}

/** Every registered screenshot by its ID. */
export function readRegister(): Map<string, ScreenshotEntry> {
  const text = existsSync(registerFile) ? readFileSync(registerFile, "utf8") : "";
  const { value = [] } = readYaml(text, screenshotsFile, "screenshots.yaml", 0);
  return new Map(value.map((entry) => [entry.id, entry]));
}

export function entryFor(
  { id, alt, motion }: Shot,
  { width, height, smallestText, hotspots }: Taken,
  seconds: number | undefined,
): ScreenshotEntry {
  return {
    id,
    alt,
    width,
    height,
    smallestText,
    ...(hotspots.length > 0 ? { hotspots: [...hotspots] } : {}),
    ...(motion && seconds ? { motion: { seconds, says: motion.says } } : {}),
  };
}

/** Writes the register in the order of the lists, without screenshots that no list contains anymore. */
export function writeRegister(register: ReadonlyMap<string, ScreenshotEntry>, shots: readonly Shot[]): void {
  const entries = shots.flatMap(({ id }) => register.get(id) ?? []);
  writeFileSync(registerFile, head + stringify(entries, { lineWidth: 0 }));
}
