import Link2 from "lucide-react/icons/link-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type ReactElement, useState } from "react";
import type { QueryPreset } from "../../../shared/queryModel";
import { useCopy } from "../../components/Copy/useCopy";
import { typeAt } from "../check/names";
import { type BuiltRequest, isSame, urlWith } from "../state/requestInUrl";
import { useParts } from "./BuilderContext";
import { Choice } from "./Choice";
import { Field } from "./Field";
import * as styles from "./Builder.module.css";

interface Start extends BuiltRequest {
  readonly title: string;
}

interface ToolbarProps {
  readonly presets: readonly QueryPreset[];
  /** The preset that the request is, as long as nothing is changed. */
  readonly preset: number | undefined;
  readonly request: BuiltRequest;
  readonly onStart: (request: BuiltRequest, title: string) => void;
}

const own = "own";
const empty = "empty";
const names: Readonly<Record<string, string>> = { [own]: "Your own query", [empty]: "Empty query" };

const emptyQuery = (path: string): Start => ({ title: names[empty] ?? "", path, query: {} });

/** Queries to begin with, the way back, and the way to others. */
export function Toolbar({ presets, preset, request, onStart }: ToolbarProps): ReactElement {
  const { model } = useParts();
  const isEmpty = Object.keys(request.query).length === 0;
  const now = preset !== undefined ? String(preset) : isEmpty ? empty : own;
  // What Reset returns to: the last query that was chosen.
  const [last, setLast] = useState<Start | undefined>(() =>
    isEmpty ? emptyQuery(request.path) : presets[0],
  );
  const { message, copy, forget } = useCopy();
  const begin = (next: Start | undefined) => {
    if (!next) return;
    setLast(next);
    onStart(next, next.title);
  };
  const start = (value: string) => {
    const route = typeAt(model, request.path).type?.route ?? request.path;
    begin(value === empty ? emptyQuery(route) : presets[Number(value)]);
  };
  const share = () =>
    copy(
      urlWith(request, window.location.href),
      "Link copied",
      "Not allowed here: copy it from the address bar",
    );
  return (
    <div className={styles.toolbar}>
      <Field label="Start with">
        <Choice
          label="Start with"
          value={now}
          groups={[
            { label: "Queries", options: [empty, ...presets.map((_one, index) => String(index))] },
            { label: "Now", options: now === own ? [own] : [] },
          ]}
          nameOf={(value) => names[value] ?? presets[Number(value)]?.title ?? value}
          onChange={(value) => value !== own && start(value)}
        />
      </Field>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.add}
          disabled={last !== undefined && isSame(last, request)}
          onClick={() => begin(last)}
        >
          <RotateCcw size={14} aria-hidden="true" /> Reset
        </button>
        <button type="button" className={styles.add} onClick={share} onBlur={forget}>
          <Link2 size={14} aria-hidden="true" /> Copy link
        </button>
        <span role="status" className={styles.message}>
          {message}
        </span>
      </div>
    </div>
  );
}
