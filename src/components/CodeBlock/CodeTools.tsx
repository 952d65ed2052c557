import ListOrdered from "lucide-react/icons/list-ordered";
import TextWrap from "lucide-react/icons/text-wrap";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { CopyButton } from "./CopyButton";
import { type Toggle, ToolToggle } from "./ToolToggle";
import * as styles from "./Tool.module.css";

interface CodeToolsProps {
  readonly className: string | undefined;
  /** Missing where nothing would change: a single line, a block that fits. */
  readonly numbers?: Toggle | undefined;
  readonly wrap?: Toggle | undefined;
  /** The key of the types of the code's names. */
  readonly types?: string | undefined;
  readonly language: string;
  readonly getText: () => string;
  /** What comes first. */
  readonly children?: ReactNode;
}

/** What a reader can do with code: number its lines, to link to one; wrap the long ones; copy it. */
export function CodeTools(props: CodeToolsProps): ReactElement {
  const { className, numbers, wrap, types, language, getText, children } = props;
  // Its button comes with the scripts, so that pages don't carry it.
  const [typesKey, setTypesKey] = useState<string>();
  useEffect(() => setTypesKey(types), [types]);
  return (
    <div className={`needsScript ${className}`}>
      {children}
      {typesKey && (
        <button type="button" className={styles.tool} data-types={typesKey}>
          Types
        </button>
      )}
      {numbers && <ToolToggle label="Number lines" icon={ListOrdered} {...numbers} />}
      {wrap && <ToolToggle label="Wrap long lines" icon={TextWrap} {...wrap} />}
      <CopyButton language={language} getText={getText} />
    </div>
  );
}
