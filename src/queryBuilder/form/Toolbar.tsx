import Link2 from "lucide-react/icons/link-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type ReactElement, useState } from "react";
import type { QueryPreset } from "../../../shared/queryModel";
import { addressWith, type BuiltRequest } from "../state/address";
import { Choice } from "./Choice";
import { Field } from "./Field";
import * as styles from "./Builder.module.css";

interface ToolbarProps {
  readonly presets: readonly QueryPreset[];
  /** The preset that the request is, as long as nothing is changed. */
  readonly preset: number | undefined;
  readonly request: BuiltRequest;
  readonly onStart: (request: BuiltRequest, title: string) => void;
}

const own = "own";

/** Queries to begin with, the way back, and the way to others. */
export function Toolbar({ presets, preset, request, onStart }: ToolbarProps): ReactElement {
  const [last, setLast] = useState(preset ?? 0);
  const [message, setMessage] = useState("");
  const start = (index: number) => {
    const chosen = presets[index];
    if (!chosen) return;
    setLast(index);
    onStart(chosen, chosen.title);
  };
  const share = async () => {
    try {
      await navigator.clipboard.writeText(addressWith(request, window.location.href));
      setMessage("Link copied");
    } catch {
      setMessage("Not allowed here: copy it from the address bar");
    }
  };
  return (
    <div className={styles.toolbar}>
      <Field label="Start with">
        <Choice
          label="Start with"
          value={preset === undefined ? own : String(preset)}
          groups={[
            { label: "Queries", options: presets.map((_one, index) => String(index)) },
            { label: "Now", options: preset === undefined ? [own] : [] },
          ]}
          nameOf={(value) => (value === own ? "Your own query" : (presets[Number(value)]?.title ?? value))}
          onChange={(value) => value !== own && start(Number(value))}
        />
      </Field>
      <div className={styles.tools}>
        <button type="button" className={styles.add} disabled={preset === last} onClick={() => start(last)}>
          <RotateCcw size={14} aria-hidden="true" /> Reset
        </button>
        <button type="button" className={styles.add} onClick={share} onBlur={() => setMessage("")}>
          <Link2 size={14} aria-hidden="true" /> Copy link
        </button>
        <span role="status" className={styles.message}>
          {message}
        </span>
      </div>
    </div>
  );
}
