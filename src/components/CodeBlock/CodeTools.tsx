import TextWrap from "lucide-react/icons/text-wrap";
import type { ReactElement } from "react";
import { CopyButton } from "./CopyButton";
import * as styles from "./CodeBlock.module.css";

interface CodeToolsProps {
  readonly isWrapped: boolean;
  readonly onWrap: (isWrapped: boolean) => void;
  readonly getText: () => string;
}

/** What a reader can do with code: wrap its long lines, copy it. */
export function CodeTools({ isWrapped, onWrap, getText }: CodeToolsProps): ReactElement {
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={isWrapped}
        aria-label="Wrap long lines"
        title="Wrap long lines"
        onClick={() => onWrap(!isWrapped)}
      >
        <TextWrap size={16} />
      </button>
      <CopyButton getText={getText} />
    </div>
  );
}
