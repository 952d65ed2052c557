import type { Finding } from "../upgrade/findSign";
import type { Project } from "../upgrade/project";
import { type CheckOutcome, type ConfigurationCheck, checkOutcomeIds } from "./check";
import { type Configuration, holds } from "./holds";
import { productionSettings } from "./settings";

export interface Statement {
  readonly check: ConfigurationCheck;
  readonly findings: readonly Finding[];
}

export interface ConfigurationReport {
  /** What breaks comes first. */
  readonly statements: readonly Statement[];
  /** Files that weren't added, although checks read them. */
  readonly absent: readonly string[];
  /** Whether there is any file of a configuration. */
  readonly isEmpty: boolean;
}

const files = ["server", "admin", "middlewares", "plugins", "database"] as const;

export const outcomeNames: Readonly<Record<CheckOutcome, string>> = {
  fails: "Fails",
  unsafe: "Unsafe",
  ignored: "No effect",
  depends: "Depends on your setup",
};

/** What the configuration does in production, as far as the project's files show it. Nothing is evaluated. */
export function checkConfiguration(
  project: Project,
  checks: readonly ConfigurationCheck[],
): ConfigurationReport {
  const variables = project.env.filter(({ path }) => path === ".env");
  const settings = productionSettings(project, variables);
  const statements = checks
    .flatMap((check) => {
      const findings = allOf(check, { settings, variables });
      return findings ? [{ check, findings }] : [];
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b));
  const absent = files.filter((name) => !settings.has(name)).map((name) => `config/${name}`);
  return {
    statements,
    absent: variables.length > 0 ? absent : [...absent, ".env"],
    isEmpty: settings.size + variables.length === 0,
  };
}

function orderOf({ check }: Statement): number {
  return checkOutcomeIds.indexOf(check.outcome);
}

/** The places of all conditions, if each one holds. */
function allOf({ if: conditions }: ConfigurationCheck, configuration: Configuration): Finding[] | undefined {
  const found: Finding[] = [];
  for (const condition of conditions) {
    const places = holds(condition, configuration);
    if (!places) return undefined;
    found.push(...places);
  }
  const key = ({ path, line, what }: Finding) => `${path}:${line} ${what}`;
  return [...new Map(found.map((finding) => [key(finding), finding])).values()];
}
