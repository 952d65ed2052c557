/**
 * Names that the bundler replaces: see build/defines.ts. If one is false, bundles don't contain the code that
 * depends on it.
 */

declare const __HAS_ANALYTICS__: boolean;
/** To be read only where there are analytics. */
declare const __ANALYTICS__: import("../shared/config/analyticsConfig").AnalyticsConfig;
declare const __HAS_THIRD_PARTIES__: boolean;
declare const __THIRD_PARTIES__: readonly import("../shared/config/thirdParties").ThirdParty[];
/** Whether who has said nothing has not agreed. */
declare const __CONSENT_REQUIRED__: boolean;
/** Whether pages are kept for reading without a network. */
declare const __HAS_OFFLINE__: boolean;
/** Whether src/navigation loads pages instead of Gatsby: the seam `navigation` of build/gatsby-internals. */
declare const __HAS_NAVIGATION__: boolean;
/** Whether there is anything to ask a reader for. */
declare const __ASKS_CONSENT__: boolean;
/** Null in a build without the sandbox. */
declare const __SANDBOX__: import("../shared/sandboxFiles").SandboxFiles | null;
