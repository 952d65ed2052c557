import { z } from "zod";

export const packageManagerSchema = z.strictObject({
  command: z.string().min(1).describe("The npm or npx command; yarn's and pnpm's are made from it."),
});
