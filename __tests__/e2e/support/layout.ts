import { expect, type Page } from "@playwright/test";
import { hiddenWidth } from "../../../scripts/browser/pageState.mjs";

/** No one has to scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect.poll(() => hiddenWidth(page)).toBe(0);
}
