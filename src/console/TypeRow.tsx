import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactElement, useId, useState } from "react";
import type { ConsoleType } from "./types";
import * as styles from "./Starts.module.css";

interface TypeRowProps {
  readonly type: ConsoleType;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A content type to request, with its fields for those who ask. */
export function TypeRow({ type: { name, route, fields }, isChosen, onChoose }: TypeRowProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = fields.length === 1 ? "1 field" : `${fields.length} fields`;
  return (
    <li className={styles.type}>
      <button type="button" className={styles.pick} aria-current={isChosen || undefined} onClick={onChoose}>
        {name}
        <code>{route.replace("/api", "")}</code>
      </button>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${count} of ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {count}
        <ChevronRight size={14} aria-hidden="true" />
      </button>
      <dl id={id} className={styles.fields} hidden={!isOpen}>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.name}</dt>
            <dd>{[field.type, field.values?.join(", ")].filter(Boolean).join(": ")}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
