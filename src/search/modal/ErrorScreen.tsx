import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactElement } from "react";

/** DocSearch's own, which it never gets to show (see docSearchClient). What else is in the list is hidden meanwhile. */
export function ErrorScreen(): ReactElement {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <div className="DocSearch-Screen-Icon">
        <WifiOff size={32} strokeWidth={1.5} aria-hidden="true" />
      </div>
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
    </div>
  );
}
