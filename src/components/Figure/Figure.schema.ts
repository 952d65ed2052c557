import { z } from "zod";

const path = z
  .string()
  .regex(/^[^/].*\.(svg|png|webp|jpe?g)$/, "write a picture's path inside content/images");

export const figureSchema = z.strictObject({
  src: path.describe("The picture, inside content/images."),
  dark: path.optional().describe("The same picture for the dark theme."),
  alt: z.string().min(1).describe("Says what the picture shows, for those who don't see it."),
  caption: z.string().min(1).optional().describe("A line below the picture."),
});
