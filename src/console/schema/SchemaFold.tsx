import { type ComponentType, type ReactElement, useState } from "react";
import { LoadFailure } from "../../components/NearViewport/LoadFailure";
import { Fold } from "../Fold";
import type { SchemaPanelProps } from "./SchemaPanel";
import * as styles from "./SchemaFold.module.css";

/** The reader's own schema. What reads it loads when the reader opens this. */
export function SchemaFold(props: SchemaPanelProps): ReactElement {
  const [Panel, setPanel] = useState<ComponentType<SchemaPanelProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    try {
      const { SchemaPanel } = await import("./late");
      setPanel(() => SchemaPanel);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.place}>
      <Fold title="Your schema" onOpen={load}>
        {Panel && <Panel {...props} />}
        {hasFailed && <LoadFailure what="Your schema" onRetry={load} />}
      </Fold>
    </div>
  );
}
