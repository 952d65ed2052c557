import type { ReactElement } from "react";
import { LoadFailure } from "../../components/NearViewport/LoadFailure";
import { useLoading } from "../../components/NearViewport/useLoading";
import { Fold } from "../Fold";
import type { SchemaPanelProps } from "./SchemaPanel";
import * as styles from "./SchemaFold.module.css";

const load = () => import("./late");

/** The reader's own schema. What reads it loads when the reader opens this. */
export function SchemaFold(props: SchemaPanelProps): ReactElement {
  const { state, value, start } = useLoading(load);
  const open = () => {
    if (!value) start();
  };
  return (
    <div className={styles.place}>
      <Fold title="Your schema" onOpen={open}>
        {value && <value.SchemaPanel {...props} />}
        {state === "failed" && <LoadFailure what="Your schema" onRetry={start} />}
      </Fold>
    </div>
  );
}
