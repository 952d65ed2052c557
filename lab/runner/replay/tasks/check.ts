import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "../../launchBrowser";
import { folders } from "../../platform/folders";
import { prepareLab, type RunningLab, startLab } from "../../platform/lab";
import { Failure } from "../../project";
import { pageMatches } from "../../samples/collect";
import { viewers } from "../../screenshots/viewers";
import { placeName } from "../action";
import { describe } from "../describe";
import { Panel } from "../panel";
import { type PanelAction, readTask } from "./readTask";
import { type Task, tasks } from "./tasks";

interface Options {
  readonly name: string;
  readonly log: (line: string) => void;
}

/** The server doesn't restart during a task, but on a busy computer the panel takes its time. */
const patience = { timeoutMs: 90_000, shortTimeoutMs: 5_000 };

/**
 * Follows tasks of the User Guide in the panel, as their pages describe them. Each begins with the seeded data.
 *
 * @param wanted pages or folders; all if empty
 * @returns how many tasks failed
 */
export async function followTasks(
  contentDir: string,
  wanted: readonly string[],
  { name, log }: Options,
): Promise<number> {
  const isWanted = ({ page }: Task) => wanted.some((word) => pageMatches(word, `${page}.mdx`));
  const chosen = wanted.length === 0 ? tasks : tasks.filter(isWanted);
  if (chosen.length === 0) return 0;
  await prepareLab();
  const lab = await startLab({ name: `${name}-tasks-${process.pid}`, port: 0 });
  const browser = await launchBrowser();
  let failed = 0;
  try {
    for (const task of chosen) {
      const text = readFileSync(join(contentDir, `${task.page}.mdx`), "utf8");
      const failure = await follow(task, text, { browser, lab });
      log(`${task.page}: "${task.heading}" ${failure === null ? "passed" : `FAILED\n    ${failure}`}`);
      if (failure !== null) failed++;
      await lab.restoreDatabase();
    }
  } finally {
    await browser.close();
    await lab.stop();
  }
  return failed;
}

/** @returns where the panel didn't do what the page says, or null. */
async function follow(
  task: Task,
  text: string,
  { browser, lab }: { browser: Browser; lab: RunningLab },
): Promise<string | null> {
  const users = viewers(browser, lab);
  let place = task.page;
  let page: Page | undefined;
  try {
    const actions: PanelAction[] = readTask(task, text);
    page = await users.open(task.as);
    await offerImage(page);
    await page.goto("/admin", { waitUntil: "domcontentloaded" });
    const panel = new Panel(page, patience);
    for (const action of actions) {
      place = `${placeName(action)} ${describe(action, "npm")}`;
      await panel.move(action);
    }
    return null;
  } catch (error) {
    const screen = join(folders.instances, "failed-task.png");
    const picture = await page?.screenshot().catch(() => undefined);
    if (picture) writeFileSync(screen, picture);
    const reason = error instanceof Failure ? error.message : String(error);
    return `${place}: ${reason}\n    The screen: ${screen}`;
  } finally {
    await users.signOut();
  }
}

/** Where a step has the reader choose a file of the computer, this image is chosen. */
async function offerImage(page: Page): Promise<void> {
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
  const file = { name: "lemon-tart.png", mimeType: "image/png", buffer: image };
  page.on("filechooser", (chooser) => void chooser.setFiles(file));
}
