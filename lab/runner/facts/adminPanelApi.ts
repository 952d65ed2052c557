import { z } from "zod";
import { defineFact } from "./fact";
import { type Member, membersOf } from "./source/members";
import { typesOf } from "./source/types";

/** Parts of the app that are for plugins themselves; other objects, such as the reducers, are the panel's own. */
const parts = ["customFields", "router", "widgets"];

/** The members of the app that the admin part of a plugin receives. */
export const adminPanelApi = defineFact({
  name: "admin-panel-api",
  title: "Admin Panel API",
  source: "@strapi/admin, the StrapiApp class",
  columns: [
    { key: "member", label: "Member", kind: "code" },
    { key: "signature", label: "Signature", kind: "code", isExtra: true },
    { key: "deprecated", label: "Deprecated", kind: "yesNo", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    member: z.string(),
    signature: z.string().nullable(),
    deprecated: z.boolean(),
  }),
  extract: (platform) => {
    const types = typesOf(platform);
    const row = ({ name, signature, isDeprecated }: Member, owner = "") => ({
      id: `${owner}${name}`,
      member: `${owner}${name}`,
      signature: signature === undefined ? null : `${owner}${signature}`,
      deprecated: isDeprecated,
    });
    return membersOf(types, types.type("adminApp")).flatMap((member) => [
      row(member),
      ...(parts.includes(member.name)
        ? membersOf(types, member.type).map((part) => row(part, `${member.name}.`))
        : []),
    ]);
  },
});
