import type { Page, Request } from "@playwright/test";
import type { PanelClaim } from "../../content";
import type { RunningLab } from "../../platform/lab";
import { Failure } from "../../project";
import type { PlacedMove } from "../../replay/moves";
import { Panel } from "../../replay/panel";
import type { Viewers } from "../../screenshots/viewers";
import { configure, prepareClaim } from "../prepare";
import type { ClaimOfPage, Differences } from "../verdict";
import { screenDifferences } from "./expectation";
import { movesOf } from "./steps";

/** What led to the screen that is open. */
interface Screen {
  readonly start: string;
  readonly page: Page;
  readonly done: readonly string[];
}

/** Requests that read, in spite of their method, or that belong to the session. */
const harmless = /\/(login|access-token|logout|check-availability|uid\/generate|permissions\/check)|\/track/;

/** Proves claims in the real admin panel. A claim whose steps begin with those of the claim before it continues on its screen. */
export class Screens {
  private screen: Screen | null = null;
  private hasWritten = false;

  constructor(
    private readonly lab: RunningLab,
    private readonly viewers: Viewers,
  ) {}

  async prove(pageClaim: ClaimOfPage, claim: PanelClaim): Promise<Differences> {
    const undo = await configure(pageClaim.setup?.config, this.lab);
    try {
      const moves = claim.steps === undefined ? [] : movesOf(claim.steps);
      const failed = await this.reach(pageClaim, claim, moves);
      if (failed.length > 0) return failed;
      return await screenDifferences(this.page, claim);
    } catch (error) {
      this.screen = null;
      return [firstLine(error)];
    } finally {
      await undo();
    }
  }

  private get page(): Page {
    if (!this.screen) throw new Failure("No screen is open.");
    return this.screen.page;
  }

  private async reach(
    pageClaim: ClaimOfPage,
    claim: PanelClaim,
    moves: readonly PlacedMove[],
  ): Promise<Differences> {
    const { panel, as = "superAdmin" } = claim;
    const start = JSON.stringify([as, panel, pageClaim.setup ?? null, claim.before ?? null]);
    const wanted = moves.map((move) => JSON.stringify({ ...move, line: 0 }));
    const done = this.screen?.start === start ? this.screen.done : null;
    const continues = done?.every((move, index) => move === wanted[index]) === true;
    if (!continues) {
      const failed = await this.open(pageClaim, claim, start);
      if (failed.length > 0) return failed;
    }
    const driver = new Panel(this.page, { timeoutMs: 30_000, shortTimeoutMs: 1_500, settleMs: 150 });
    for (const move of moves.slice(continues ? done?.length : 0)) await driver.move(move);
    await driver.settle();
    this.screen = { start, page: this.page, done: wanted };
    return [];
  }

  private async open(pageClaim: ClaimOfPage, { panel, as }: PanelClaim, start: string): Promise<Differences> {
    await this.screen?.page.close();
    this.screen = null;
    if (this.hasWritten) {
      await this.lab.restoreDatabase();
      await this.viewers.signOut();
    }
    const failed = await prepareClaim(pageClaim, this.lab);
    this.hasWritten = pageClaim.setup?.before !== undefined || "before" in pageClaim.claim;
    if (failed.length > 0) return failed;
    const page = await this.viewers.open(as ?? "superAdmin");
    page.on("request", (request) => this.note(request));
    await page.goto(`/admin${panel}`);
    this.screen = { start, page, done: [] };
    return [];
  }

  private note(request: Request): void {
    if (request.method() !== "GET" && !harmless.test(request.url())) this.hasWritten = true;
  }
}

function firstLine(error: unknown): string {
  return error instanceof Failure ? error.message : (String(error).split("\n")[0] ?? "");
}
