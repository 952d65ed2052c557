import { type Choice, isBelow, ownerOf } from "../../../shared/choices";

interface Version {
  readonly name: string;
  readonly label: string;
  /** What its routes begin with; empty for the version at the site's root. */
  readonly path: string;
  readonly mainDoc: string;
}

/**
 * The version of a page, by its URL. A page outside of the areas (a tag's, the landing page) belongs to all of them
 * and shows the reader's preference.
 *
 * @param preferred name of the version the reader chose last.
 */
export function currentVersion<V extends Version>(
  versions: readonly V[],
  path: string,
  areaIds: readonly string[],
  preferred: string | null,
): V | undefined {
  const own = ownerOf(versions, path);
  const inVersion = path.slice(own?.path.length ?? 0);
  if (areaIds.some((id) => isBelow(inVersion, `/${id}`))) return own;
  return versions.find(({ name }) => name === preferred) ?? own;
}

/** Each version as a link to its main page. */
export function versionChoices(
  versions: readonly Version[],
  current: Version | undefined,
): readonly Choice[] {
  return versions.map((version) => ({
    key: version.name,
    label: version.label,
    href: version.mainDoc,
    isCurrent: version === current,
  }));
}

/** A single version shows the platform's version, because "Next" by itself would look like a link to the next page. */
export function choicesWithPlatform(choices: readonly Choice[], platform: string): readonly Choice[] {
  if (choices.length !== 1) return choices;
  const majorAndMinor = platform.replace(/\.\d+$/, "");
  return choices.map((choice) => ({ ...choice, label: `${choice.label} ${majorAndMinor}` }));
}
