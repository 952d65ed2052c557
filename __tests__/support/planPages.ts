import type { PlanPages } from "../../shared/upgrade/rules";

/** Pages that the steps of a plan link to, in tests of plans. */
export const planPages: PlanPages = {
  databases: "/databases",
  goBack: "/back",
  plugins: "/plugins",
  history: "/history",
  problems: "/problems",
};
