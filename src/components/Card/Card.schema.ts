import { z } from "zod";
import { iconNames } from "./iconNames";

export const cardSchema = z.strictObject({
  title: z.string().min(1).describe("The card's name, and the link's text when it leads somewhere."),
  href: z.string().min(1).optional().describe("A route of this site or an https: address."),
  icon: z.enum(iconNames).optional().describe("The name of a picture beside the title."),
});
