import { z } from "zod";

/** Takes no props: it holds keys, joined by +. */
export const kbdSchema = z.strictObject({});
