import { type Finding, findSign } from "./findSign";
import { changedFacts } from "./history";
import type { PlanItem, UpgradeInput } from "./planTypes";
import type { Project } from "./project";
import type { DocumentedChange } from "./rules";
import type { Sign } from "./sign";
import { isBetween } from "./version";

interface Concerned {
  readonly found: readonly PlanItem[];
  readonly unseen: readonly PlanItem[];
  readonly absent: readonly PlanItem[];
}

/** Changes that no one notices come first. */
const order = ["silent", "stops", "deprecated"];

const outcomes: Readonly<Record<string, string>> = {
  silent: "Other results, no error.",
  stops: "Stops with an error.",
  deprecated: "Still works, deprecated.",
};

/** Sorts the changes between the versions by what the project's files say about them. */
export function concerned(input: UpgradeInput): Concerned {
  const { project, rules } = input;
  const between = rules.changes
    .filter((change) => versionsOf(change, input).length > 0)
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  const looked = between.map((change) => ({
    change,
    findings: change.signs.flatMap((sign) => findSign(sign, project)),
  }));
  const facts = changedFacts(input);
  const found = looked.filter(({ findings }) => findings.length > 0);
  const others = looked.filter(({ findings }) => findings.length === 0).map(({ change }) => change);
  // A page says more than a line of the history about the same place.
  const placeOf = ({ path, line }: Finding) => `${path}:${line}`;
  const places = new Set(found.flatMap(({ findings }) => findings.map(placeOf)));
  const rest = facts.found.filter(({ findings = [] }) => !findings.every((one) => places.has(placeOf(one))));
  const unseen = others.filter(
    ({ signs, clients }) =>
      (clients && signs.every(isInCode)) || !signs.some((sign) => canShow(sign, project)),
  );
  return {
    found: [...found.map(({ change, findings }) => itemOf(change, input, findings)), ...rest],
    unseen: [...unseen.map((change) => itemOf(change, input)), ...facts.unseen],
    absent: others.filter((change) => !unseen.includes(change)).map((change) => itemOf(change, input)),
  };
}

/** The versions on the way that have a change of the page. */
function versionsOf({ since, earlier = [] }: DocumentedChange, input: UpgradeInput): readonly string[] {
  return [...earlier, since].filter((version) => isBetween(version, input));
}

function itemOf(change: DocumentedChange, input: UpgradeInput, findings?: readonly Finding[]): PlanItem {
  const { path, title, description, severity, earlier } = change;
  const versions = earlier ? ` Versions with a change: ${versionsOf(change, input).join(", ")}.` : "";
  const outcome = `${outcomes[severity] ?? ""}${versions}`;
  // In the lists of what wasn't found, the title has to be enough.
  const text = findings
    ? `[${title}](${path}). ${outcome} ${description}`
    : `[${title}](${path}). ${outcome}`;
  return { id: path, text, findings };
}

/** Clients send what such a sign finds, such as a parameter, without any code in the project. */
function isInCode(sign: Sign): boolean {
  return "code" in sign || "text" in sign || "import" in sign;
}

/** Whether the files that the reader has added could have the sign. */
function canShow(sign: Sign, { package: file, configs, schemas, env, code, files }: Project): boolean {
  if ("dependency" in sign || "script" in sign) return file !== undefined;
  if ("config" in sign)
    return [sign.config].flat().some((path) => configs.some(({ name }) => path.startsWith(`${name}.`)));
  if ("schema" in sign) return schemas.length > 0;
  if ("env" in sign) return env.length > 0;
  if ("file" in sign) return files.length > 1;
  // Configuration is code, too, but says nothing about the rest.
  return code.some(({ path }) => !path.startsWith("config/"));
}
