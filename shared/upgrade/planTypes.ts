import type { Finding } from "./findSign";
import type { Project } from "./project";
import type { UpgradeRules } from "./rules";

export interface PlanItem {
  /** Unique in the plan, and the same in every plan with this item. */
  readonly id: string;
  /** Markdown: text, code in backticks, and links. */
  readonly text: string;
  readonly command?: string | undefined;
  readonly findings?: readonly Finding[] | undefined;
  readonly example?: { readonly path: string; readonly diff: string } | undefined;
}

export interface PlanSection {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly items: readonly PlanItem[];
}

export interface UpgradePlan {
  readonly from: string;
  readonly to: string;
  readonly sections: readonly PlanSection[];
}

/** Versions, as `4` or `5.12.0`. */
export interface UpgradeInput {
  readonly from: string;
  readonly to: string;
  readonly project: Project;
  readonly rules: UpgradeRules;
}
