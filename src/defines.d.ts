/**
 * What the bundler writes in place of these names: see build/defines.ts. Branches behind one that is false are
 * in no bundle.
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
/** Whether pages are loaded by src/navigation, not by Gatsby alone: the seam `navigation` of build/gatsby-internals. */
declare const __HAS_NAVIGATION__: boolean;
/** Whether there is anything to ask a reader for. */
declare const __ASKS_CONSENT__: boolean;
/** Null in a build without the sandbox. */
declare const __SANDBOX__: import("../shared/sandboxFiles").SandboxFiles | null;
