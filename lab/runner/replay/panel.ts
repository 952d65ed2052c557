import type { Locator, Page } from "@playwright/test";
import { Failure } from "../project";
import { checkboxAt } from "./cell";
import type { Move } from "./moves";

const usable = [
  "button",
  "link",
  "menuitem",
  "option",
  "tab",
  "checkbox",
  "radio",
  "switch",
  "combobox",
  "textbox",
  // Of a list whose rows lead on.
  "gridcell",
] as const;
const fillable = ["textbox", "spinbutton", "combobox"] as const;
type Role = (typeof usable)[number];

/** Between the end of a request and what the panel makes of it. */
const settleMs = 400;

/** For a control that is on the screen already. */
const useMs = 30_000;

export interface PanelOptions {
  /** How long a control may take to appear: saving a content type restarts the server. */
  readonly timeoutMs: number;
  /** For what a sentence with "If" names. */
  readonly shortTimeoutMs: number;
  /** How long the panel takes to show what it received. */
  readonly settleMs?: number;
}

/** What a page has its reader do in the admin panel, done in a browser. */
export class Panel {
  constructor(
    readonly page: Page,
    private readonly options: PanelOptions = { timeoutMs: 60_000, shortTimeoutMs: 5_000 },
  ) {}

  /** @throws {Failure} if the panel has no such control, with a list of those on the screen */
  async move(move: Move & { readonly isOptional: boolean }): Promise<void> {
    if (move.does === "open") await this.page.goto(move.url);
    await this.settle();
    if (move.does === "press") await this.page.keyboard.press(move.name);
    if (move.does === "see") await this.find(move.name, [this.page.getByText(move.name, { exact: true })]);
    if (move.does !== "select" && move.does !== "fill") return;
    const timeout = move.isOptional ? this.options.shortTimeoutMs : this.options.timeoutMs;
    const control = await this.controlOf(move, timeout).catch((error: unknown) => {
      if (!move.isOptional) throw error;
    });
    if (!control) return;
    const options = { timeout: useMs };
    const used = move.does === "fill" ? control.fill(move.value, options) : control.click(options);
    await used.catch(async () => {
      throw new Failure(
        `"${move.name}" can't be used: something covers it. On the screen: ${await this.onScreen()}.`,
      );
    });
  }

  /** A reader waits until the panel has loaded, and until the server is back after a change of a content type. */
  async settle(): Promise<void> {
    for (const text of ["Loading content.", "Waiting for restart..."]) {
      await this.page.getByText(text).first().waitFor({ state: "hidden", timeout: this.options.timeoutMs });
    }
    await this.page.waitForLoadState("networkidle");
    await this.page.waitForTimeout(this.options.settleMs ?? settleMs);
  }

  private controlOf(move: Extract<Move, { does: "select" | "fill" }>, timeout: number): Promise<Locator> {
    if (move.does === "fill" || move.row === undefined) return this.find(move.name, this.ways(move), timeout);
    const cell = { row: move.row, column: move.name };
    return this.until(`${cell.column}" of "${cell.row}`, () => checkboxAt(this.page, cell), timeout);
  }

  /** Exact names take precedence over prefixes: some buttons include their description in their names. */
  private ways(move: Extract<Move, { does: "select" | "fill" }>): Locator[] {
    const escaped = move.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const exact = new RegExp(`^${escaped}\\s*\\*?$`);
    if (move.does === "select" && move.isCheckbox) return [this.within("checkbox", exact, move.under)];
    if (move.does === "fill") return fillable.map((role) => this.page.getByRole(role, { name: exact }));
    return [
      ...usable.map((role) => this.within(role, exact, move.under)),
      this.within("button", new RegExp(`^${escaped}\\s`), move.under),
    ];
  }

  private within(role: Role, name: RegExp, under: string | null): Locator {
    const control = this.page.getByRole(role, { name });
    if (under === null) return control;
    const group = this.page
      .locator("li, section, nav, div, form")
      .filter({ has: this.page.getByText(under, { exact: true }) })
      .filter({ has: control })
      .last();
    return group.getByRole(role, { name });
  }

  /**
   * The first way that leads to something on the screen, as a reader takes the first of two controls with one name. Where
   * that is the wrong one, the next step fails.
   */
  private find(name: string, ways: readonly Locator[], timeout = this.options.timeoutMs): Promise<Locator> {
    const look = async () => {
      for (const way of ways) {
        const visible = way.filter({ visible: true });
        if ((await visible.count()) > 0) return visible.first();
      }
      return undefined;
    };
    return this.until(name, look, timeout);
  }

  private async until(
    name: string,
    look: () => Promise<Locator | undefined>,
    timeout: number,
  ): Promise<Locator> {
    const deadline = Date.now() + timeout;
    do {
      const found = await look();
      if (found) return found;
      await this.page.waitForTimeout(250);
    } while (Date.now() < deadline);
    throw new Failure(`The admin panel shows no "${name}". On the screen: ${await this.onScreen()}.`);
  }

  /** Names of the controls on the screen. */
  private async onScreen(): Promise<string> {
    const tree = await this.page.locator("body").ariaSnapshot();
    const named = tree.match(
      /(?:heading|button|link|textbox|checkbox|tab|menuitem|option|combobox) "[^"]+"/g,
    );
    return [...new Set(named ?? ["nothing with a name"])].slice(0, 40).join(", ");
  }
}
