import { z } from "zod";
import { factsProp } from "./tableProps";

/** What an entry is about: the props of `<FactEntry>`. */
export const factEntryProps = z.strictObject({
  facts: factsProp,
  id: z.string().min(1).describe("The ID of the row in these facts."),
  part: z
    .enum(["signature", "details"])
    .optional()
    .describe(
      "Only its first lines, or only what follows, such as its parameters: for an example between them.",
    ),
});

export type FactEntryProps = z.infer<typeof factEntryProps>;
