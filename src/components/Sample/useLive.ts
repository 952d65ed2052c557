import { type ComponentType, useState } from "react";

/** What a reader can do with a sample besides reading it. */
export interface LiveAction {
  readonly name: "run" | "edit";
}

/** What loads when a reader runs a sample; it stands below the request, or in place of it. */
interface LiveProps {
  readonly id: string;
  /** The path of the sample's page, where that isn't the one that is shown. */
  readonly page?: string;
  readonly action: LiveAction;
  readonly onClose: () => void;
  readonly children?: React.ReactNode;
}

interface Live {
  readonly action: LiveAction;
  /** Undefined while it loads; null when it could not be loaded. */
  readonly Part: ComponentType<LiveProps> | null | undefined;
}

/** Loads what runs a sample, once the reader asks for it. */
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
