import { z } from "zod";

/**
 * Words that stand in one line wherever they are shown: in lists, headers and files of which a line is an entry, a second
 * one would be another entry.
 */
export const oneLine = z.string().regex(/^.+$/, "write some words, all in one line");
