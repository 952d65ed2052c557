import type { Locator, Page } from "@playwright/test";
import type { PanelClaim } from "../../content";
import type { Differences } from "../verdict";

/** For an element that the panel is still drawing. */
const timeoutMs = 20_000;

/** Compares a screen of the panel with a claim. What must be hidden counts once the rest is there. */
export async function screenDifferences(page: Page, claim: PanelClaim): Promise<Differences> {
  const { visible = [], hidden = [], disabled = [], values = {} } = claim;
  const differences: string[] = [];
  const expectThat = async (element: string, what: string, holds: (found: Locator) => Promise<boolean>) => {
    if (!(await becomesTrue(page, () => holds(locate(page, element)))))
      differences.push(`${element}: expected ${what}`);
  };
  for (const element of visible) await expectThat(element, "that it is visible", isThere);
  for (const element of disabled) await expectThat(element, "that it is disabled", isDisabled);
  for (const [element, value] of Object.entries(values))
    await expectThat(element, `the value "${value}"`, async (found) => (await contentOf(found)) === value);
  for (const element of hidden)
    if (await isThere(locate(page, element))) differences.push(`${element}: expected that it isn't there`);
  return differences;
}

async function becomesTrue(page: Page, holds: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  do {
    if (await holds()) return true;
    await page.waitForTimeout(100);
  } while (Date.now() < deadline);
  return false;
}

/** The panel adds an asterisk to the names of required fields. */
function locate(page: Page, element: string): Locator {
  const [role = "", ...words] = element.split(" ");
  const name = words.join(" ");
  if (role === "text") return page.getByText(new RegExp(escaped(name))).filter({ visible: true });
  const pattern = new RegExp(`^${escaped(name)}\\s*\\*?$`);
  return page
    .getByRole(role as Parameters<Page["getByRole"]>[0], { name: pattern })
    .filter({ visible: true });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

async function isThere(found: Locator): Promise<boolean> {
  return (await found.count()) > 0;
}

async function isDisabled(found: Locator): Promise<boolean> {
  return (await isThere(found)) && (await found.first().isDisabled());
}

/** A field's value; for a list of choices that isn't a field, what it shows. */
async function contentOf(found: Locator): Promise<string | null> {
  if (!(await isThere(found))) return null;
  const first = found.first();
  return first.inputValue({ timeout: 500 }).catch(() => first.textContent({ timeout: 500 }));
}
