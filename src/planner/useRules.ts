import { withPrefix } from "gatsby";
import { useEffect } from "react";
import type { ConfigurationCheck } from "../../shared/configuration/check";
import { configurationChecksPath, upgradeRulesPath } from "../../shared/paths";
import type { UpgradeRules } from "../../shared/upgrade/rules";
import { useLoading } from "../components/NearViewport/useLoading";

/** What the planner knows of Strapi: of upgrades, and of configurations. */
interface Knowledge {
  readonly rules: UpgradeRules;
  readonly checks: readonly ConfigurationCheck[];
}

/** Loads what the planner knows. `again` loads it after a failure. */
export function useRules() {
  const { state, value, start } = useLoading(loadAll);
  useEffect(start, [start]);
  return { known: value, hasFailed: state === "failed", again: start };
}

async function loadAll(): Promise<Knowledge> {
  const [rules, checks] = await Promise.all([load(upgradeRulesPath), load(configurationChecksPath)]);
  return { rules, checks };
}

async function load(path: string) {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
