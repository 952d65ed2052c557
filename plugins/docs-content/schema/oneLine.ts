import { z } from "zod";

/**
 * Text that must be on one line, because it is shown in lists and headers, and written to files where each line is an entry.
 */
export const oneLine = z.string().regex(/^.+$/, "write some words, all in one line");
