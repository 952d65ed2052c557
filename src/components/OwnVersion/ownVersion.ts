import { platform } from "../../../shared/platform";
import { readStored, store } from "../BrowserStorage/browserStorage";
import { ownVersionKey } from "./ownVersionKey";

const [major = "", newest = ""] = platform.version.split(".");

/** The versions that a reader can choose, such as `5.54`, the newest first. */
export const ownVersions: readonly string[] = Array.from(
  { length: Number(newest) + 1 },
  (_, age) => `${major}.${Number(newest) - age}`,
);

/** The version of the platform in the reader's project, such as `5.37`. Undefined until a reader chooses one. */
export function ownVersion(): string | undefined {
  const stored = readStored(ownVersionKey);
  return stored !== null && ownVersions.includes(stored) ? stored : undefined;
}

/** Remembers the version. @param version undefined forgets it. */
export function chooseOwnVersion(version: string | undefined): void {
  store(ownVersionKey, version ?? null);
}
