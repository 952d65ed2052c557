/** An area of the documentation. Its pages' URLs begin with its ID. */
export interface AreaName {
  readonly id: string;
  readonly label: string;
}

/** The name of the area that a hit leads to; null outside of them. @param url with or without a prefix, a version, an anchor. */
export function areaLabel(url: string, areas: readonly AreaName[]): string | null {
  const steps = url.replace(/[?#].*/s, "").split("/");
  return areas.find(({ id }) => steps.includes(id))?.label ?? null;
}
