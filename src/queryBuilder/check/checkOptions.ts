import type { FieldInfo, QueryModel, TypeInfo } from "../../../shared/queryModel";
import type { FilterNode, Options, PopulateRow, SortRow } from "../query/form";
import { checkValue } from "./checkValue";
import { fieldsAlong, leads, populatable, reachable, selectable, typeNamed } from "./names";
import { instead, type QueryProblem } from "./problem";

/** Where a check is: whose options they are, and how the object leads there. */
export interface Place {
  readonly model: QueryModel;
  /** Undefined for a type that the model doesn't know: names are not checked then. */
  readonly type: TypeInfo | undefined;
  readonly where: readonly string[];
  /** Of the part of the form; parts within are called `id fields`, `id on` and so on. */
  readonly id: string;
  /** Options of a populated relation, not of the request. */
  readonly isInner: boolean;
  /** They belong to a field of several types of blocks. */
  readonly isZone: boolean;
}

export function checkOptions(options: Options, place: Place): QueryProblem[] {
  return [
    ...options.filters.flatMap((node) => checkFilter(node, within(place, "filters"))),
    ...options.sort.flatMap((row) => checkSort(row, within(place, "sort"))),
    ...checkFields(options.fields, within(place, "fields")),
    ...options.populate.rows.flatMap((row) => checkRow(row, within(place, "populate"))),
    ...options.on.flatMap((row) => checkBlock(row, within(place, "on"))),
    ...checkRest(options, place),
  ];
}

function within(place: Place, name: string): Place {
  return { ...place, where: [...place.where, name] };
}

function problem({ where }: Place, id: string, message: string, fix: string): QueryProblem {
  return { id, where: where.join(" › "), message, fix };
}

function checkFilter(node: FilterNode, place: Place): QueryProblem[] {
  if (node.kind === "raw") return checkRaw(node.id, node.path, place);
  if (node.kind === "group") {
    const inner = node.join === "all" ? place : within(place, node.join);
    return node.children.flatMap((child) => checkFilter(child, inner));
  }
  const at = { ...place, where: [...place.where, ...node.path] };
  const [wrong, field] = checkPath(node.id, node.path, at);
  if (wrong) return [wrong];
  if (node.path.length === 0) return [];
  const operator = place.model.operators.find((one) => one.operator === node.operator);
  if (!operator) {
    const known = place.model.operators.flatMap((one) => (one.group === "comparison" ? one.operator : []));
    const message = `There is no operator ${node.operator}; Strapi returns 400.`;
    return [problem(at, node.id, message, instead(node.operator, known, "Operators"))];
  }
  const finding = checkValue(operator, field, node.value);
  return finding ? [problem(within(at, node.operator), node.id, finding.message, finding.fix)] : [];
}

/** The form shows no row for it, but its first name can be checked. */
function checkRaw(id: string, path: readonly string[], place: Place): QueryProblem[] {
  const names = path.filter((name) => !name.startsWith("$"));
  const [wrong] = checkPath(id, names, { ...place, where: [...place.where, ...path] });
  return wrong ? [wrong] : [];
}

function checkSort({ id, path, direction }: SortRow, place: Place): QueryProblem[] {
  const at = { ...place, where: [...place.where, path.join(".")] };
  const [wrong, field] = checkPath(id, path, at);
  if (wrong) return [wrong];
  if (field && leads(field)) {
    const message = `“${field.field}” holds no value to sort by; Strapi returns 400.`;
    return [problem(at, id, message, "Choose one of its fields.")];
  }
  if (/^(asc|desc)$/i.test(direction)) return [];
  return [problem(at, id, `“${direction}” is no direction; Strapi returns 400.`, "Choose asc or desc.")];
}

/** @returns what is wrong with the path, or the field at its end where that is known. */
function checkPath(
  id: string,
  path: readonly string[],
  place: Place,
): [QueryProblem | undefined, FieldInfo | undefined] {
  const steps = fieldsAlong(place.model, place.type, path);
  const failed = steps.findIndex(({ type, field }) => type !== undefined && field === undefined);
  const type = steps[failed]?.type;
  if (type) {
    const name = path[failed] ?? "";
    // A row whose field is not chosen to the end is no mistake yet; it is left out of the query.
    if (name === "") return [undefined, undefined];
    return [unknownField(id, name, type, reachable(type), place), undefined];
  }
  return [undefined, steps.at(-1)?.field];
}

function unknownField(
  id: string,
  name: string,
  type: TypeInfo,
  known: readonly FieldInfo[],
  place: Place,
): QueryProblem {
  const own = type.fields.find(({ field }) => field === name);
  const names = known.map(({ field }) => field);
  const what = known.length > 0 && known.every(leads) ? "Fields to populate" : "Its fields";
  if (own?.private === true)
    return problem(place, id, `“${name}” is private; Strapi returns 400.`, "Choose another field.");
  if (own?.type === "dynamiczone")
    return problem(
      place,
      id,
      `“${name}” is a dynamic zone, which can't be asked here.`,
      "Choose another field.",
    );
  if (own)
    return problem(place, id, `“${name}” can't stand here; Strapi returns 400.`, instead("", names, what));
  return problem(
    place,
    id,
    `${type.name} has no field “${name}”; Strapi returns 400.`,
    instead(name, names, what),
  );
}

function checkFields(fields: readonly string[], place: Place): QueryProblem[] {
  const { type, id, isZone } = place;
  if (isZone && fields.length > 0)
    return [
      problem(
        place,
        `${id} fields`,
        "A dynamic zone has no fields; Strapi returns 400.",
        "Choose blocks with on, and fields in each of them.",
      ),
    ];
  if (!type) return [];
  const known = selectable(type);
  return fields
    .filter((name) => name !== "*" && !known.some(({ field }) => field === name))
    .map((name) =>
      unknownField(`${id} fields`, name, type, known, { ...place, where: [...place.where, name] }),
    );
}

function checkRow({ id, name, options }: PopulateRow, place: Place): QueryProblem[] {
  const { type, model } = place;
  const at = within(place, name);
  const field = type && populatable(type).find((one) => one.field === name);
  if (type && name !== "" && !field) {
    if (name === "createdBy" || name === "updatedBy") {
      const fix = "Allow it in the type's schema with populateCreatorFields.";
      return [problem(at, id, "Strapi returns 400 until the type allows it.", fix)];
    }
    return [unknownField(id, name, type, populatable(type), at)];
  }
  const isZone = field?.type === "dynamiczone";
  const inner = isZone ? undefined : typeNamed(model, field?.targets?.[0]);
  const wrongOn =
    options.on.length > 0 && field && !isZone
      ? [
          problem(
            within(at, "on"),
            id,
            "Only dynamic zones have on; Strapi returns 400.",
            "Take the blocks out.",
          ),
        ]
      : [];
  return [...wrongOn, ...checkOptions(options, { ...at, id, type: inner, isInner: true, isZone })];
}

function checkBlock({ id, name, options }: PopulateRow, place: Place): QueryProblem[] {
  const type = typeNamed(place.model, name);
  const at = within(place, name);
  if (name !== "" && !type && place.model.types.length > 0 && place.isZone) {
    const known = place.model.types.flatMap((one) => (one.kind === "component" ? one.uid : []));
    return [
      problem(
        at,
        id,
        `There is no component “${name}”; Strapi returns 400.`,
        instead(name, known, "Components"),
      ),
    ];
  }
  return checkOptions(options, { ...at, id, type, isInner: true, isZone: false });
}

/** Keys that the platform supports and the form has no part for: each in requests, or in populated relations. */
const known = { request: ["_q", "hasPublishedVersion"], inner: ["count"] } as const;

function checkRest({ rest }: Options, place: Place): QueryProblem[] {
  const others: readonly string[] = place.isInner ? known.inner : known.request;
  const keys = [
    "filters",
    "sort",
    "fields",
    "populate",
    ...(place.isInner ? ["on"] : ["pagination", "locale", "status", "publicationFilter"]),
  ];
  return Object.keys(rest).flatMap((key) => {
    const at = within(place, key);
    if (keys.includes(key))
      return [
        problem(
          at,
          `${place.id} ${key}`,
          "The value has a form that no query can have here.",
          "Correct it in the object, or remove it.",
        ),
      ];
    if (others.includes(key)) return [];
    const message = `There is no parameter “${key}” here; Strapi returns 400.`;
    return [problem(at, `${place.id} rest`, message, instead(key, keys, "Parameters"))];
  });
}
