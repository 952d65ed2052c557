import { z } from "zod";

export const packageManagerSchema = z.strictObject({
  command: z.string().min(1).describe("The npm or npx command; yarn's and pnpm's are made from it."),
  yarn: z
    .string()
    .regex(/^(yarn|npx) \S/, "write a command that starts with yarn or npx")
    .optional()
    .describe("What Yarn users type, where it can't be made from the command."),
  pnpm: z
    .string()
    .regex(/^(pnpm|npx) \S/, "write a command that starts with pnpm or npx")
    .optional()
    .describe("What pnpm users type, where it can't be made from the command."),
});
