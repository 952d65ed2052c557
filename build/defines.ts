import type { SiteConfig } from "../shared/config/config";
import type { SandboxFiles } from "../shared/sandboxFiles";
import { hasOfflineShell } from "./gatsby-internals/offlineShell";
import { isOn } from "./gatsby-internals/seams";

/**
 * The values that replace the names in src/defines.d.ts in bundles: configuration values as source code. If a name is
 * false, bundlers remove the code that depends on it, including imports.
 */
export function defines(
  {
    analytics,
    thirdParties,
    consentRequired,
    offline,
  }: Pick<SiteConfig, "analytics" | "thirdParties" | "consentRequired" | "offline">,
  sandbox: SandboxFiles | null,
): Readonly<Record<string, string>> {
  const asksFor = analytics !== undefined || thirdParties.some(({ consent }) => consent !== "necessary");
  return {
    __HAS_ANALYTICS__: String(analytics !== undefined),
    __ANALYTICS__: JSON.stringify(analytics ?? null),
    __HAS_THIRD_PARTIES__: String(thirdParties.length > 0),
    __THIRD_PARTIES__: JSON.stringify(thirdParties),
    __CONSENT_REQUIRED__: String(consentRequired),
    __HAS_OFFLINE__: String(offline && hasOfflineShell()),
    __HAS_NAVIGATION__: String(isOn("navigation")),
    __ASKS_CONSENT__: String(consentRequired && asksFor),
    __SANDBOX__: JSON.stringify(sandbox),
  };
}
