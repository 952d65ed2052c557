import { type ComponentType, useState } from "react";

/** What a reader can do with a sample besides reading it. */
export interface LiveAction {
  readonly name: "run" | "edit";
}

/** The props of the component that loads when a reader runs a sample; it is shown below the request, or replaces it. */
interface LiveProps {
  readonly id: string;
  /** The path of the sample's page, if it isn't the current one. */
  readonly page?: string;
  /** All forms of the sample, in the compiler's markup. */
  readonly code: readonly { readonly html: string }[];
  readonly action: LiveAction;
  readonly onClose: () => void;
  readonly children?: React.ReactNode;
}

interface Live {
  readonly action: LiveAction;
  /** Undefined while it loads; null when it could not be loaded. */
  readonly Part: ComponentType<LiveProps> | null | undefined;
}

/** Loads the code that runs a sample, when the reader first runs it. */
export function useLive() {
  const [live, setLive] = useState<Live>();
  const start = (name: LiveAction["name"]) => {
    const action = { name };
    setLive((now) => ({ action, Part: now?.Part ?? undefined }));
    import("../../run/LiveSample").then(
      ({ LiveSample }) => setLive({ action, Part: LiveSample }),
      () => setLive({ action, Part: null }),
    );
  };
  return { ...live, start, close: () => setLive(undefined) };
}
