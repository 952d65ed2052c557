import { z } from "zod";

export const screenshotSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, "write the id in kebab-case")
    .describe("Its name in content/images/screenshots/screenshots.yaml."),
  caption: z.string().min(1).optional().describe("A line below the picture."),
});
