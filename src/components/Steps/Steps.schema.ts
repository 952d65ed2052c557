import { z } from "zod";

/** Takes no props: it holds one numbered list. */
export const stepsSchema = z.strictObject({});
