import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { Progress } from "../requests/Progress";
import { Foot } from "./Foot";
import { DraftFields } from "./kinds/DraftFields";
import { Result } from "./Result";
import { useRun } from "./useRun";
import * as styles from "./LiveSample.module.css";

export interface LiveSampleProps {
  /** Of the sample on the page. */
  readonly id: string;
  /** The path of the sample's page, if it isn't the current one. */
  readonly page?: string;
  /** All forms of the sample, in the compiler's markup, which marks the names of the sample project. */
  readonly code: readonly { readonly html: string }[];
  /** What the reader pressed last; another object for each press. */
  readonly action: { readonly name: "run" | "edit" };
  /** Back to the recorded sample. */
  readonly onClose: () => void;
  /** The recorded response. */
  readonly children?: ReactNode;
}

/** A sample that runs in the reader's browser: below its request, or with fields in place of it. */
export function LiveSample({ id, page, code, action, onClose, children }: LiveSampleProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const state = useRun({ id, path: page, code: code.map(({ html }) => html) });
  const { draft, mistake, busy, outcome, failure, said, about } = state;
  const isEditing = action.name === "edit";
  const fields = isEditing && draft !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is carried out once.
  useEffect(() => {
    if (isEditing) state.edit();
    else state.run(false);
  }, [action]);
  useEffect(() => {
    if (fields) root.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [fields]);

  const close = () => {
    const figure = root.current?.closest("figure");
    onClose();
    // The button is in the request, which is rendered again in the next frame.
    requestAnimationFrame(() => buttonIn(figure)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (isEnter && isEditing) {
      event.preventDefault();
      state.run(true);
    } else if (event.key === "Escape" && !isForEditor(event)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to its content.
    <div ref={root} className={styles.live} onKeyDown={onKeyDown}>
      {fields && about && <p className={styles.note}>{about}</p>}
      {fields && (
        <DraftFields
          {...{ draft, mistake }}
          isBusy={busy !== undefined}
          onChange={state.change}
          onRun={() => state.run(true)}
        />
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <Progress busy={busy} />
      {outcome ? (
        <Result outcome={outcome} isBusy={busy !== undefined} />
      ) : (
        <div className={styles.recorded}>{children}</div>
      )}
      <Foot state={state} isEditing={isEditing} onClose={close} />
      <p className="visuallyHidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** In an editor of code, Escape frees the Tab key. */
function isForEditor({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLTextAreaElement && target.getAttribute("aria-describedby") !== null;
}

function buttonIn(figure: Element | null | undefined): HTMLElement | undefined {
  return [...(figure?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === "Edit");
}
