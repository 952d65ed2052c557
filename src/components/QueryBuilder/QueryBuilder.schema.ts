import { z } from "zod";

export const queryBuilderSchema = z.strictObject({});
