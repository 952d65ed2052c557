import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { upgradeRulesPath } from "../../shared/paths";
import type { UpgradeRules } from "../../shared/upgrade/rules";

/** Loads what the planner knows. `again` loads it after a failure. */
export function useRules() {
  const [rules, setRules] = useState<UpgradeRules>();
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to load.
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    load().then(
      (loaded) => isWanted && setRules(loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  return { rules, hasFailed, again: () => setTries((before) => before + 1) };
}

async function load(): Promise<UpgradeRules> {
  const response = await fetch(withPrefix(upgradeRulesPath));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
