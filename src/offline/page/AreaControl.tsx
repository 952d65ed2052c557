import { type ReactElement, useEffect, useRef, useSyncExternalStore } from "react";
import { AreaProgress } from "./AreaProgress";
import { type AreaStep, areaText, stepOf } from "./areaText";
import { cancelDownload, downloadOf, onDownloads, removeArea, startDownload } from "./downloads";
import type { KeptArea } from "./useKept";
import * as styles from "./OfflineAreas.module.css";

interface AreaControlProps {
  readonly id: string;
  readonly label: string;
  /** Undefined until it is known, and if the browser can't save pages. */
  readonly state: KeptArea | undefined;
  /** Announces news to screen readers. */
  readonly onNews: (text: string) => void;
}

/** Saves an area on the device, shows the progress, cancels, and removes it. It is one button, so the focus stays on it. */
export function AreaControl({ id, label, state, onNews }: AreaControlProps): ReactElement {
  const download = useSyncExternalStore(
    onDownloads,
    () => downloadOf(id),
    () => undefined,
  );
  const button = useRef<HTMLButtonElement>(null);
  const step = stepOf(state, download);
  const before = useRef(step);
  const { action, note, news } = areaText(step, label, state);

  useEffect(() => {
    if (before.current !== step && before.current !== "unknown") onNews(news);
    before.current = step;
  }, [step, news, onNews]);

  const acts: Readonly<Record<AreaStep, () => void>> = {
    unknown: () => {},
    none: () => void startDownload(id),
    part: () => void startDownload(id),
    running: () => cancelDownload(id),
    whole: () => void removeArea(id),
  };
  const remove = () => {
    button.current?.focus();
    void removeArea(id);
  };

  return (
    <div className={styles.area} data-step={step}>
      <h3>{label}</h3>
      {step === "running" && download?.kind === "running" ? (
        <AreaProgress label={label} done={download.done} pages={state?.pages ?? 0} onNews={onNews} />
      ) : (
        <p>{note}</p>
      )}
      {download?.kind === "failed" && (
        <p role="alert" className={styles.failure}>
          {download.reason}
        </p>
      )}
      <div className={styles.actions}>
        <button ref={button} type="button" aria-disabled={step === "unknown"} onClick={acts[step]}>
          {action} <span className="visuallyHidden">{step === "part" ? `of ${label}` : label}</span>
        </button>
        {step === "part" && (
          <button type="button" data-kind="quiet" onClick={remove}>
            Remove <span className="visuallyHidden">{label}</span>
          </button>
        )}
      </div>
    </div>
  );
}
