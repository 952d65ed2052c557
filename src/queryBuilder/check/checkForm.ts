import type { QueryModel } from "../../../shared/queryModel";
import { isList, type QueryForm } from "../query/form";
import { checkOptions } from "./checkOptions";
import { typeAt } from "./names";
import { instead, type QueryProblem } from "./problem";

/** Ids of the form's outermost parts, for problems that belong to no row. */
export const rootId = "query";

const localePattern = /^(\*|[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*)$/;
const paginationKeys = ["page", "pageSize", "start", "limit", "withCount"];

/** Everything in a query that the platform would reject or silently ignore. */
export function checkForm(form: QueryForm, path: string, model: QueryModel): QueryProblem[] {
  const { type } = typeAt(model, path);
  const place = { model, type, where: [], id: rootId, isInner: false, isZone: false };
  return [
    ...checkOptions(form, place),
    ...checkPagination(form),
    ...checkLocale(form),
    ...checkWord("status", form.status, ["published", "draft"]),
    ...checkWord("publicationFilter", form.publicationFilter, model.publicationFilters),
  ];
}

function rootProblem(part: string, message: string, fix: string, where = part): QueryProblem {
  return { id: `${rootId} ${part}`, where, message, fix };
}

function checkPagination({ pagination }: QueryForm): QueryProblem[] {
  const keys = Object.keys(pagination);
  const byPage = keys.some((key) => key === "page" || key === "pageSize");
  const byOffset = keys.some((key) => key === "start" || key === "limit");
  const both =
    byPage && byOffset
      ? [
          rootProblem(
            "pagination",
            "Pages and offsets can't be mixed; Strapi returns 400.",
            "Choose one kind.",
          ),
        ]
      : [];
  const wrong = keys.flatMap((key) => {
    const value = pagination[key] ?? null;
    const where = `pagination › ${key}`;
    if (!paginationKeys.includes(key)) {
      const message = `pagination has no “${key}”; Strapi returns 400.`;
      return [rootProblem("pagination", message, instead(key, paginationKeys, "Its parameters"), where)];
    }
    if (key === "withCount") {
      const isFlag = ["true", "t", "1", "false", "f", "0"].includes(String(value));
      return isFlag
        ? []
        : [rootProblem("pagination", "withCount takes true or false.", "Choose one of the two.", where)];
    }
    const isNumber = /^\d+$/.test(String(value));
    const message = `“${String(value)}” is no whole number from 0 on.`;
    return isNumber ? [] : [rootProblem("pagination", message, "Write digits alone.", where)];
  });
  return [...both, ...wrong];
}

function checkLocale({ locale }: QueryForm): QueryProblem[] {
  const codes = locale === null ? [] : isList(locale) ? locale : [locale];
  return codes
    .filter((code) => typeof code !== "string" || (code !== "" && !localePattern.test(code)))
    .map((code) =>
      rootProblem(
        "locale",
        `“${String(code)}” is no code of a language; Strapi returns 400.`,
        "Write a code such as fr or en-US, or * for all.",
      ),
    );
}

function checkWord(
  part: "status" | "publicationFilter",
  value: unknown,
  known: readonly string[],
): QueryProblem[] {
  if (value === null || known.includes(String(value))) return [];
  return [
    rootProblem(part, `“${String(value)}” is no ${part}; Strapi returns 400.`, instead(String(value), known)),
  ];
}
