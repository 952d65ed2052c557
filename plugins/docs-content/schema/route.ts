import { z } from "zod";

/**
 * An address within the site, as this site spells it: no character that would have to be escaped anywhere, no way out of
 * the site's folder (files are written under these names) and no `//`, which browsers take for another host.
 */
export const route = z
  .string()
  .regex(/^(?!.*(?:\/\/|\.\.))\/[\w./#-]*$/, "write a route such as /dev-docs/intro");

/** An address that a server is asked for; what follows a # never reaches it. */
export const address = route.refine((value) => !value.includes("#"), "write a route without #");

/** Another site's address: no script hides behind these schemes, and nothing in it would have to be escaped. */
export const elsewhere = z
  .string()
  .regex(/^(https?:\/\/|mailto:)[^\s"'<>\\^`{|}]+$/i, "write an https:, http: or mailto: address");

/** Wherever a writer may lead a reader. */
export const target = z.union([route, elsewhere], {
  error: "write a route such as /dev-docs/intro, or an https:, http: or mailto: address",
});
