import { type ReactElement, useEffect, useState } from "react";
import { whenLoaded } from "../navigation/whenLoaded";
import { currentConsent, onConsent } from "./consent";

/**
 * Asks the reader for consent, once, if anything needs it. The banner appears when the page is loaded and idle, so no one
 * waits for it. Until the reader responds, nothing is measured, and no third party is loaded.
 */
export function ConsentPrompt(): ReactElement | null {
  const [Banner, setBanner] = useState<(() => ReactElement) | null>(null);

  useEffect(() => {
    let isClosed = false;
    const ask = async () => {
      if (currentConsent() !== "unset") return;
      // If the banner doesn't load, the reader hasn't consented.
      const loaded = await load().catch(() => undefined);
      if (loaded && !isClosed && currentConsent() === "unset") setBanner(() => loaded);
    };
    whenLoaded(() => void ask());
    const stop = onConsent((consent) => {
      if (consent === "unset") void ask();
      else setBanner(null);
    });
    return () => {
      isClosed = true;
      stop();
    };
  }, []);

  return Banner && <Banner />;
}

async function load(): Promise<(() => ReactElement) | undefined> {
  // In no bundle where no one has to be asked.
  if (__ASKS_CONSENT__) return (await import("./banner/ConsentBanner")).ConsentBanner;
  return undefined;
}
