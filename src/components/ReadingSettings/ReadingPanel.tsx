import { Link } from "gatsby";
import Download from "lucide-react/icons/download";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type ReactElement, useState } from "react";
import { offlinePath } from "../../../shared/paths";
import { VersionChoice } from "../OwnVersion/VersionChoice";
import { Choice } from "./Choice";
import { ColorChoices } from "./ColorChoices";
import { chooseReading, currentReading, type ReadingChoiceName, readingChoices } from "./readingChoices";
import * as styles from "./ReadingPanel.module.css";

const names: readonly ReadingChoiceName[] = ["size", "width"];

/** What a reader can set; each change shows on the page behind it at once. */
export function ReadingPanel(): ReactElement {
  const [chosen, setChosen] = useState(() => ({
    size: currentReading("size"),
    width: currentReading("width"),
  }));
  const choose = (name: ReadingChoiceName, value: string) => {
    chooseReading(name, value);
    setChosen((before) => ({ ...before, [name]: value }));
  };
  const isUsual = names.every((name) => chosen[name] === "normal");

  return (
    <div className={styles.panel}>
      {names.map((name) => (
        <Choice
          key={name}
          name={name}
          legend={readingChoices[name].legend}
          options={readingChoices[name].options}
          chosen={chosen[name]}
          onChoose={(value) => choose(name, value)}
        />
      ))}
      <ColorChoices />
      <VersionChoice />
      <div className={styles.ways}>
        {/* Not disabled: a button that is would lose the focus by being pressed. */}
        <button
          type="button"
          className={styles.reset}
          aria-disabled={isUsual}
          onClick={() => {
            for (const name of names) choose(name, "normal");
          }}
        >
          <RotateCcw size={14} aria-hidden="true" />
          Reset text
        </button>
        {__HAS_OFFLINE__ && (
          <Link to={offlinePath} className={styles.offline}>
            <Download size={14} aria-hidden="true" />
            Read offline
          </Link>
        )}
      </div>
    </div>
  );
}
