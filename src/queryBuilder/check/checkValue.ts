import type { FieldInfo, OperatorInfo, QueryValue } from "../../../shared/queryModel";
import { isList } from "../query/form";

type Finding = { readonly message: string; readonly fix: string } | undefined;

const numeric = new Set(["integer", "biginteger", "decimal", "float"]);

/** What Strapi reads as a boolean. An empty value counts as false, any other as true (database/fields/boolean). */
const booleans = new Set(["true", "t", "1", "false", "f", "0"]);

/** Whether a value is one that a field can be compared with by an operator. */
export function checkValue(
  { operator, takes }: OperatorInfo,
  field: FieldInfo | undefined,
  value: QueryValue,
): Finding {
  if (value === null)
    return { message: "null travels as an empty text.", fix: "Use $null with true to find empty fields." };
  if (operator === "$null" || operator === "$notNull") {
    const isFlag = value === true || value === false || value === "true" || value === "false";
    return isFlag
      ? undefined
      : { message: `${operator} takes true or false.`, fix: "Choose one of the two." };
  }
  if (operator === "$between" && !(isList(value) && value.length === 2))
    return {
      message: "$between takes two values; Strapi returns 500 for others.",
      fix: "Write both ends.",
    };
  if (takes === "a list of values" && isList(value) && value.length === 0)
    return {
      message: "An empty list is left out of the query: everything is returned.",
      fix: "Write a value.",
    };
  const values = isList(value) ? value : [value];
  return field && values.map((one) => checkOne(field, one)).find((finding) => finding !== undefined);
}

function checkOne({ type, values = [] }: FieldInfo, value: QueryValue): Finding {
  const text = String(value);
  if (numeric.has(type) && (text.trim() === "" || !Number.isFinite(Number(text))))
    return {
      message: `“${text}” is no number; Strapi returns 500.`,
      fix: "Write digits, such as 4.5.",
    };
  if (type === "boolean" && !booleans.has(text))
    return { message: `“${text}” counts as ${text !== ""}.`, fix: "Choose true or false." };
  if (type === "date" && !/^\d{4}-\d{2}-\d{2}$/.test(text))
    return { message: `“${text}” is no date; Strapi returns 400.`, fix: "Write it as 2026-02-14." };
  if (type === "enumeration" && values.length > 0 && !values.includes(text))
    return { message: `No entry has “${text}” here.`, fix: `The values are: ${values.join(", ")}.` };
  return undefined;
}
