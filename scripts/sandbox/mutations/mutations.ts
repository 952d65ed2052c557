import type { Edit } from "../../../sandbox/bundle/edits";
import { Failure } from "../../command/failure.mjs";

const database = "@strapi/database/dist/query/helpers";
const core = "@strapi/core/dist";

/** Ways to break the engine, each as small as a real mistake. `npm run sandbox:check` must notice every one. */
export const mutations: Readonly<Record<string, Edit>> = {
  operator: {
    file: `${database}/where.mjs`,
    from: "qb.where(column, '>=', value)",
    to: "qb.where(column, '>', value)",
  },
  sort: {
    file: `${database}/order-by.mjs`,
    from: "column: entry.column,\n        order: entry.order",
    to: "column: entry.column,\n        order: 'asc'",
  },
  populate: {
    file: "@strapi/utils/dist/convert-query-params.mjs",
    from: "query.where = convertFiltersQueryParams(filters, schema);\n        }\n        if (fields",
    to: "}\n        if (fields",
  },
  locale: {
    file: `${core}/services/document-service/internationalization.mjs`,
    from: "assoc('locale', await getDefaultLocale(), params)",
    to: "assoc('locale', 'fr', params)",
  },
  status: {
    file: `${core}/services/document-service/draft-and-publish.mjs`,
    from: "$notNull: true",
    to: "$null: true",
  },
  validation: {
    file: `${core}/services/entity-validator/validators.mjs`,
    from: "return max !== undefined ? validator.max(_.toInteger(max)) : validator;",
    to: "return validator;",
  },
  required: {
    file: `${core}/services/entity-validator/index.mjs`,
    from: "nextValidator = nextValidator.notNil();",
    to: "",
  },
  permission: {
    file: "sandbox/src/access.ts",
    from: "known.has(action)",
    to: "known.size > 0 || action === ''",
  },
  privacy: {
    file: "@strapi/utils/dist/sanitize/visitors/remove-private.mjs",
    from: "attribute.private === true || isPrivateAttribute(schema, key)",
    to: "false",
  },
  pagination: {
    file: "@strapi/utils/dist/pagination.mjs",
    from: "(page - 1) * pageLimit",
    to: "page * pageLimit",
  },
};

/** @throws {Failure} when there is none of this name */
export function mutationOf(name: string): Edit {
  const edit = mutations[name];
  if (!edit)
    throw new Failure(`There is no mutation ${name}. There are: ${Object.keys(mutations).join(", ")}.`);
  return edit;
}
