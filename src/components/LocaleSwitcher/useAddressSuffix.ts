import { useCallback, useState } from "react";

/**
 * Query and fragment of the URL. They change without a navigation (a tab stores its choice there), and the server doesn't
 * know them, so they are read when the reader comes near a link that needs them.
 */
export function useAddressSuffix(): readonly [suffix: string, refresh: () => void] {
  const [suffix, setSuffix] = useState("");
  const refresh = useCallback(() => setSuffix(window.location.search + window.location.hash), []);
  return [suffix, refresh];
}
