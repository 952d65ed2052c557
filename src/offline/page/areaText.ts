import type { Download } from "./downloads";
import type { KeptArea } from "./useKept";

/** The state of an area on the device. */
export type AreaStep = "unknown" | "none" | "running" | "part" | "whole";

export function stepOf(state: KeptArea | undefined, download: Download | undefined): AreaStep {
  if (download?.kind === "running") return "running";
  if (!state) return "unknown";
  if (state.kept === 0) return "none";
  return state.kept < state.pages ? "part" : "whole";
}

interface AreaText {
  /** The button's label; the area's name follows. */
  readonly action: string;
  readonly note: string;
  /** The announcement when the area enters this state. */
  readonly news: string;
}

export function areaText(step: AreaStep, label: string, state: KeptArea | undefined): AreaText {
  const { kept, pages, bytes } = state ?? { kept: 0, pages: 0, bytes: 0 };
  const count = `${pages} ${pages === 1 ? "page" : "pages"}`;
  const size = sizeText(bytes);
  const texts: Readonly<Record<AreaStep, AreaText>> = {
    unknown: { action: "Keep", note: "", news: "" },
    none: { action: "Keep", note: `${count}, ${size}`, news: `${label} is no longer kept.` },
    running: { action: "Cancel", note: "", news: `Keeping ${label}: ${count}, ${size}.` },
    part: {
      action: "Keep the rest",
      note: `${kept} of ${count} are kept`,
      news: `${label}: ${kept} of ${count} are kept.`,
    },
    whole: {
      action: "Remove",
      note: `Kept: all ${count}, ${size}`,
      news: `${label} is kept: all ${count} can be read offline.`,
    },
  };
  return texts[step];
}

/** In the units of device storage: 1 MB is a million bytes. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? "less than 0.1 MB" : `${megabytes.toFixed(1)} MB`;
}
