import type { Finding } from "../upgrade/findSign";
import type { Variable } from "../upgrade/project";
import type { Condition } from "./check";
import { type FoundSetting, lookUp } from "./lookUp";
import type { Setting, Settings } from "./settings";

export interface Configuration {
  readonly settings: Settings;
  /** Those of .env. */
  readonly variables: readonly Variable[];
}

type OptionCondition = Extract<Condition, { option: unknown }>;

/** Where a condition holds; undefined if it doesn't, or if the files don't say so. */
export function holds(condition: Condition, configuration: Configuration): Finding[] | undefined {
  if ("env" in condition) return variablesThat(condition, configuration.variables);
  const found = [condition.option].flat().flatMap((option) => at(option, condition, configuration) ?? []);
  return found.length > 0 ? found : undefined;
}

function variablesThat(
  { env, matches, isMissing }: Extract<Condition, { env: unknown }>,
  variables: readonly Variable[],
): Finding[] | undefined {
  const [first] = variables;
  const names = [env].flat();
  const named = variables.filter(({ name }) => names.includes(name));
  if (isMissing)
    return first && named.length === 0
      ? names.map((name) => ({ path: first.path, what: `\`${name}\` isn’t set` }))
      : undefined;
  const pattern = new RegExp(matches ?? "", "i");
  const found = named.filter(({ value = "" }) => pattern.test(value));
  return found.length > 0
    ? found.map(({ path, line, name }) => ({ path, line, what: `\`${name}\`` }))
    : undefined;
}

function at(option: string, condition: OptionCondition, { settings }: Configuration): Finding[] | undefined {
  const { found, isKnown } = lookUp(option, settings);
  const set = found.filter(({ setting }) => setting.kind !== "unset");
  const { is, isNot, isMissing, lacks } = condition;
  if (isMissing || isNot) {
    const isOther = set.every(({ setting }) => !(isNot ?? []).includes(scalar(setting) as never));
    if (!isKnown || (isMissing ? set.length > 0 : !isOther)) return undefined;
    return set.length > 0 ? set.map(shown) : [missing(option, found, settings)];
  }
  if (lacks) return set.flatMap((one) => absentItems(one, lacks));
  const passes = (one: FoundSetting): boolean => {
    const value = scalar(one.setting);
    if (is) return value !== undefined && is.includes(value);
    if (condition.matches !== undefined)
      return typeof value === "string" && new RegExp(condition.matches, "i").test(value);
    if (condition.below !== undefined) return typeof value === "number" && value < condition.below;
    // What code computes is set, too.
    if (condition.above === undefined) return true;
    const limit = limitOf(condition, settings);
    return typeof value === "number" && limit !== undefined && value > limit;
  };
  const passing = set.filter(passes).map(shown);
  return passing.length > 0 ? passing : undefined;
}

function limitOf({ above, default: otherwise }: OptionCondition, settings: Settings): number | undefined {
  if (typeof above !== "string") return above;
  const { found, isKnown } = lookUp(above, settings);
  const value = found[0] && scalar(found[0].setting);
  if (typeof value === "number") return value;
  return isKnown && found.length === 0 ? otherwise : undefined;
}

/** Of a list whose items are all known, those that it lacks. Middlewares are found by their name. */
function absentItems({ option, setting }: FoundSetting, wanted: readonly string[]): Finding[] {
  if (setting.kind !== "object" || setting.isOpen) return [];
  const items = new Set(
    [...setting.entries].flatMap(([name, entry]) => [name, String(scalar(entry))].map(lower)),
  );
  return wanted
    .filter((item) => !items.has(lower(item)))
    .map((item) => ({
      path: setting.path,
      line: setting.line,
      what: `\`${option}\` doesn’t contain \`${item}\``,
    }));
}

const lower = (text: string) => text.toLowerCase();

function scalar(setting: Setting) {
  return setting.kind === "scalar" ? setting.value : undefined;
}

/** Values from .env can be secrets, so only the names of their variables are shown. */
function shown({ option, setting }: FoundSetting): Finding {
  const { path, line, variable, isDefault } = setting;
  const value = scalar(setting);
  if (variable !== undefined && !isDefault)
    return { path, line, what: `\`${option}\`, from \`${variable}\`` };
  // A middleware without options is only a name.
  const is = value === undefined || option.endsWith(`.${value}`) ? "" : ` is \`${JSON.stringify(value)}\``;
  const unless = variable === undefined ? "" : ` unless \`${variable}\` is set`;
  return { path, line, what: `\`${option}\`${is}${unless}` };
}

function missing(option: string, found: readonly FoundSetting[], settings: Settings): Finding {
  const unset = found[0]?.setting;
  if (unset?.variable !== undefined)
    return {
      path: unset.path,
      line: unset.line,
      what: `\`${option}\` reads \`${unset.variable}\`, which \`.env\` doesn’t set`,
    };
  const path = settings.get(option.split(".")[0] ?? "")?.path ?? "";
  return { path, what: `\`${option}\` isn’t set` };
}
