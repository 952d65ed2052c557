import { z } from "zod";

export const mermaidSchema = z.strictObject({
  alt: z.string().min(1).describe("Says in words what the diagram shows."),
  caption: z.string().min(1).optional().describe("A line below the diagram."),
});
