import { access } from "./access";
import { builder } from "./builder";
import { contentManager } from "./contentManager";
import { endUsers } from "./endUsers";
import { mediaLibrary } from "./mediaLibrary";
import { plans } from "./plans";
import { preview } from "./preview";
import { settings } from "./settings";
import type { Shot } from "./shot";
import { translations } from "./translations";

/** Every screenshot of the panel, in the order of the register. */
export const shots: readonly Shot[] = [
  ...access,
  ...contentManager,
  ...translations,
  ...mediaLibrary,
  ...builder,
  ...settings,
  ...endUsers,
  ...plans,
  ...preview,
];
