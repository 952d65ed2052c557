import { z } from "zod";

/** Takes no props: it holds the content of one column. */
export const columnSchema = z.strictObject({});
