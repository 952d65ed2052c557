import { z } from "zod";

export const badgeKinds = ["new", "updated", "beta", "alpha", "deprecated", "experimental"] as const;

export type BadgeKind = (typeof badgeKinds)[number];

export const badgeSchema = z.strictObject({
  kind: z.enum(badgeKinds).describe("What is said about the feature; also the text, when there is no other."),
});
