import { access } from "./access";
import { builder } from "./builder";
import { contentManager } from "./contentManager";
import { endUsers } from "./endUsers";
import { mediaLibrary } from "./mediaLibrary";
import { settings } from "./settings";
import type { Shot } from "./shot";
import { translations } from "./translations";

/** Every picture of the panel, in the order in which the register lists them. */
export const shots: readonly Shot[] = [
  ...access,
  ...contentManager,
  ...translations,
  ...mediaLibrary,
  ...builder,
  ...settings,
  ...endUsers,
];
