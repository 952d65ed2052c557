import { Children, type ComponentType, type ReactElement, type ReactNode, useRef } from "react";
import { notInMarkdown } from "../Content/notInMarkdown";
import { LoadFailure } from "../NearViewport/LoadFailure";
import { useNearViewport } from "../NearViewport/useNearViewport";
import * as styles from "./LiveTool.module.css";

type ToolName = "errorLookUp" | "console" | "queryBuilder" | "planner";

interface Loaded {
  readonly Tool: ComponentType<never>;
}

/**
 * Tools with their own scripts, each a module that exports `Tool`. Their text and data come from the build, so that other
 * pages don't load them.
 */
const tools: Readonly<Record<ToolName, () => Promise<Loaded>>> = {
  errorLookUp: () => import("../../search/errors/form/LookUpForm"),
  console: () => import("../../console/Console"),
  queryBuilder: () => import("../../queryBuilder/form/Builder"),
  planner: () => import("../../planner/Planner"),
};

interface LiveToolProps {
  readonly tool: ToolName;
  /** The subject of a sentence: "The query builder". */
  readonly name: string;
  /** Shown above the children if scripts don't run. */
  readonly noScript: string;
  /** Whether it takes the room of the page's contents, too. The page reads it. */
  readonly isWide?: boolean;
  /** What is there instead of the tool where no script runs. */
  readonly children?: ReactNode;
}

/** A tool that loads when the reader comes near. Until then, and without scripts, its children are shown. */
export function LiveTool({
  tool,
  name,
  noScript,
  isWide: _,
  children,
  ...props
}: LiveToolProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { state, value, start } = useNearViewport(place, tools[tool]);
  const Tool = value?.Tool as ComponentType<object> | undefined;
  const responses = Children.toArray(children);
  return (
    <div ref={place}>
      {Tool ? (
        <Tool {...props} {...{ responses }} />
      ) : (
        <>
          <div className={styles.waiting} data-tool={tool} {...notInMarkdown}>
            {state === "failed" ? <LoadFailure what={name} onRetry={start} /> : <p>{name} is loading …</p>}
          </div>
          <div className={styles.examples}>
            <p className={styles.noScript}>{noScript}</p>
            {responses}
          </div>
        </>
      )}
    </div>
  );
}
