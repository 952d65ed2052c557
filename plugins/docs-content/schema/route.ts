import { z } from "zod";

/** An address within the site, as this site spells it: no character that would have to be escaped anywhere. */
export const route = z.string().regex(/^\/[\w./#-]*$/, "write a route such as /dev-docs/intro");
