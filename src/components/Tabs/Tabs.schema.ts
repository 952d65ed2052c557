import { z } from "zod";

export const tabsSchema = z.strictObject({
  groupId: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "write it in kebab-case, as in package-manager")
    .optional()
    .describe(
      "Tabs with the same group switch together, and the reader's choice is remembered under this name.",
    ),
});
