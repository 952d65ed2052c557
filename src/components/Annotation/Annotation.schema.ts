import { z } from "zod";

export const annotationSchema = z.strictObject({
  term: z.string().min(1).describe("A term of glossary.yaml; its definition is shown."),
});
