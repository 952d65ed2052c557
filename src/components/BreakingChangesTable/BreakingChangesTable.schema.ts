import { z } from "zod";

export const breakingChangesTableSchema = z.strictObject({});
