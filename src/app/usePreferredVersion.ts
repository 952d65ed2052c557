import { useCallback, useEffect, useState } from "react";
import { readStored, store } from "../components/BrowserStorage/browserStorage";
import { versionKey } from "./storage";

interface PreferredVersion {
  /** Name of the version the reader chose last; null before hydration and when none is stored. */
  readonly preferred: string | null;
  readonly prefer: (name: string) => void;
}

/** The remembered documentation version. Ignores a stored name that no version has anymore. */
export function usePreferredVersion(versions: readonly { readonly name: string }[]): PreferredVersion {
  const [preferred, setPreferred] = useState<string | null>(null);

  useEffect(() => {
    const stored = readStored(versionKey);
    if (stored === null) return;
    if (versions.some(({ name }) => name === stored)) setPreferred(stored);
    else store(versionKey, null);
  }, [versions]);

  const prefer = useCallback((name: string) => {
    store(versionKey, name);
    setPreferred(name);
  }, []);

  return { preferred, prefer };
}
