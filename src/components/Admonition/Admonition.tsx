import type { LucideIcon } from "lucide-react";
import Flame from "lucide-react/icons/flame";
import Info from "lucide-react/icons/info";
import Lightbulb from "lucide-react/icons/lightbulb";
import ListChecks from "lucide-react/icons/list-checks";
import Megaphone from "lucide-react/icons/megaphone";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import Pencil from "lucide-react/icons/pencil";
import Sparkles from "lucide-react/icons/sparkles";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactElement, ReactNode } from "react";
import { type AdmonitionKind, admonitionNames } from "./admonitionNames";
import * as styles from "./Admonition.module.css";

interface AdmonitionProps {
  readonly kind: AdmonitionKind;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** Their name is in every title: what it says is not enough to tell how bad it is. */
const severe: readonly AdmonitionKind[] = ["caution", "warning", "danger"];

/** A remark set apart from the text, from a tip to a danger. */
export function Admonition({ kind, title, children }: AdmonitionProps): ReactElement {
  const Icon = icons[kind];
  const name = admonitionNames[kind];
  return (
    <div className={styles.admonition} data-kind={kind} role="note" aria-label={name}>
      <p className={styles.title}>
        <Icon className={styles.icon} size={18} />
        {title && severe.includes(kind) ? `${name}: ${title}` : (title ?? name)}
      </p>
      <div className={`flow ${styles.body}`}>{children}</div>
    </div>
  );
}

const icons: Readonly<Record<AdmonitionKind, LucideIcon>> = {
  note: Pencil,
  tip: Lightbulb,
  info: Info,
  caution: TriangleAlert,
  danger: Flame,
  callout: Megaphone,
  prerequisites: ListChecks,
  strapi: Sparkles,
  warning: OctagonAlert,
};
