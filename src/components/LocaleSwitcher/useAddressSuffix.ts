import { useCallback, useState } from "react";

/**
 * Query and fragment of the address. They change without a navigation (a tab writes its choice there), and the server
 * knows neither: so they are read when the reader comes near a link that needs them.
 */
export function useAddressSuffix(): readonly [suffix: string, refresh: () => void] {
  const [suffix, setSuffix] = useState("");
  const refresh = useCallback(() => setSuffix(window.location.search + window.location.hash), []);
  return [suffix, refresh];
}
