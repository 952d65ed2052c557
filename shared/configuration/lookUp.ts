import { fits } from "../upgrade/fits";
import type { Setting, Settings } from "./settings";

export interface FoundSetting {
  /** With the names that `*` stood for. */
  readonly option: string;
  readonly setting: Setting;
}

interface LookedUp {
  readonly found: readonly FoundSetting[];
  /** Whether the files say all of it: nothing on the way is left to code, and the file is there. */
  readonly isKnown: boolean;
}

/** All values of an option, such as `middlewares.strapi::cors.origin.*`. */
export function lookUp(option: string, settings: Settings): LookedUp {
  const [file = "", ...names] = option.split(".");
  const root = settings.get(file);
  if (!root) return { found: [], isKnown: false };
  let found: FoundSetting[] = [{ option: file, setting: root }];
  let isKnown = true;
  for (const name of names) {
    found = found.flatMap((one) => {
      const { setting } = one;
      const below = entriesOf(one, name);
      if (setting.kind === "unknown" || (setting.kind === "object" && setting.isOpen && below.length === 0))
        isKnown = false;
      return below;
    });
  }
  isKnown &&= found.every(({ setting }) => setting.kind !== "unknown");
  return { found, isKnown };
}

function entriesOf({ option, setting }: FoundSetting, name: string): FoundSetting[] {
  if (setting.kind !== "object") return [];
  const named = (key: string, entry: Setting) => ({ option: `${option}.${key}`, setting: entry });
  if (name.endsWith("*"))
    return [...setting.entries].filter(([key]) => fits(name, key)).map(([key, entry]) => named(key, entry));
  const entry = setting.entries.get(name);
  return entry ? [named(name, entry)] : [];
}
