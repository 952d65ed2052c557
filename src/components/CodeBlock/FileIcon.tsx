import type { LucideIcon } from "lucide-react";
import Braces from "lucide-react/icons/braces";
import Container from "lucide-react/icons/container";
import Database from "lucide-react/icons/database";
import FileCode from "lucide-react/icons/file-code";
import FileText from "lucide-react/icons/file-text";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import SquareTerminal from "lucide-react/icons/square-terminal";
import type { ReactElement } from "react";
import type { FileKind } from "./fileKind";
import * as styles from "./CodeBlock.module.css";

const drawings: Readonly<Partial<Record<FileKind, LucideIcon>>> = {
  code: FileCode,
  config: SlidersHorizontal,
  data: Braces,
  database: Database,
  docker: Container,
  shell: SquareTerminal,
  text: FileText,
};

/** An icon for the type of the file, next to its name; it adds no information. */
export function FileIcon({ kind }: { readonly kind: FileKind }): ReactElement {
  const Drawing = drawings[kind];
  if (Drawing) return <Drawing className={styles.icon} size={15} />;
  return (
    <svg className={styles.letters} viewBox="0 0 22 15" aria-hidden="true">
      <rect width="22" height="15" rx="3" />
      <text x="11" y="11" textAnchor="middle" textLength={kind.length > 2 ? 17 : undefined}>
        {kind}
      </text>
    </svg>
  );
}
