import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { ConfigurationCheck } from "../../shared/configuration/check";
import { configurationChecksPath, upgradeRulesPath } from "../../shared/paths";
import type { UpgradeRules } from "../../shared/upgrade/rules";

/** What the planner knows of Strapi: of upgrades, and of configurations. */
interface Knowledge {
  readonly rules: UpgradeRules;
  readonly checks: readonly ConfigurationCheck[];
}

/** Loads what the planner knows. `again` loads it after a failure. */
export function useRules() {
  const [known, setKnown] = useState<Knowledge>();
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to load.
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    Promise.all([load(upgradeRulesPath), load(configurationChecksPath)]).then(
      ([rules, checks]) => isWanted && setKnown({ rules, checks }),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  return { known, hasFailed, again: () => setTries((before) => before + 1) };
}

async function load(path: string) {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
