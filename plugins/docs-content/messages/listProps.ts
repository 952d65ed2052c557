import { z } from "zod";

/** Which messages a list shows: the props of `<ErrorMessages>`. */
export const errorMessagesProps = z.strictObject({
  family: z.string().min(1).describe("The group of messages in data/error-messages.json."),
  explained: z
    .boolean()
    .optional()
    .describe(
      "true: only messages with a note in data/notes/error-messages.yaml. false: only those without. Default: all.",
    ),
  only: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe("Only these messages, by ID. They have no anchors, because those are on the family's page."),
});

export type ErrorMessagesProps = z.infer<typeof errorMessagesProps>;
