import { z } from "zod";

/** Takes no props: it holds one nested bullet list. */
export const fileTreeSchema = z.strictObject({});
