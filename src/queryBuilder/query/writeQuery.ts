import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import type { Options, Populate, PopulateRow, QueryForm } from "./form";
import { writeFilters } from "./writeFilters";

/** The form as a query object, in the form's order. Incomplete rows are omitted. */
export function writeQuery({
  pagination,
  locale,
  status,
  publicationFilter,
  ...options
}: QueryForm): QueryObject {
  return {
    ...writeOptions(options),
    ...(Object.keys(pagination).length > 0 ? { pagination } : {}),
    ...(locale === null ? {} : { locale }),
    ...(status === null ? {} : { status }),
    ...(publicationFilter === null ? {} : { publicationFilter }),
  };
}

function writeOptions({ filters, sort, fields, populate, on, rest }: Options): QueryObject {
  const filter = writeFilters(filters);
  const rows = sort.filter(({ path }) => path.length > 0 && path.every((name) => name !== ""));
  const bring = writePopulate(populate);
  return {
    ...(filter ? { filters: filter } : {}),
    ...(rows.length > 0 ? { sort: rows.map(({ path, direction }) => `${path.join(".")}:${direction}`) } : {}),
    ...(fields.length > 0 ? { fields } : {}),
    ...(bring === undefined ? {} : { populate: bring }),
    ...(on.some(isNamed) ? { on: writeRows(on) } : {}),
    ...rest,
  };
}

/** A list of names if no relation has options, because that is how people write it. */
function writePopulate({ mode, rows }: Populate): QueryValue | undefined {
  if (mode === "all") return "*";
  const named = rows.filter(isNamed);
  if (mode === "none" || named.length === 0) return undefined;
  const whole = writeRows(named);
  return Object.values(whole).every((options) => options === true) ? Object.keys(whole) : whole;
}

function writeRows(rows: readonly PopulateRow[]): QueryObject {
  return Object.fromEntries(
    rows.filter(isNamed).map(({ name, options }): [string, QueryValue] => {
      const written = writeOptions(options);
      return [name, Object.keys(written).length > 0 ? written : true];
    }),
  );
}

function isNamed({ name }: PopulateRow): boolean {
  return name !== "";
}
