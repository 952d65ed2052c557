import { z } from "zod";

/**
 * A URL within the site, as this site spells it: no character that would have to be escaped anywhere, no way out of
 * the site's folder (files are written under these names) and no `//`, which browsers take for another host.
 */
export const route = z
  .string()
  .regex(/^(?!.*(?:\/\/|\.\.))\/[\w./#-]*$/, "write a route such as /dev-docs/intro");

/** A path that is requested from a server; the part after a # never reaches it. */
export const urlPath = route.refine((value) => !value.includes("#"), "write a route without #");

/** Another site's URL: these schemes can't run a script, and no character has to be escaped. */
export const elsewhere = z
  .string()
  .regex(/^(https?:\/\/|mailto:)[^\s"'<>\\^`{|}]+$/i, "write an https:, http: or mailto: URL");

/** The targets that a writer's link can have. */
export const target = z.union([route, elsewhere], {
  error: "write a route such as /dev-docs/intro, or an https:, http: or mailto: URL",
});
