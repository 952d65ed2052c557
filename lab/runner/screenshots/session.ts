import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Shot } from "../../screenshots/shot";
import { folders } from "../platform/folders";
import type { RunningLab } from "../platform/lab";
import { entryFor, type Outcome, readRegister, saveMotion, saveScreenshot, writeRegister } from "./register";
import type { Region } from "./smallestText";
import { type TakenMotion, take, takeMotion } from "./take";
import { themes, type Viewers } from "./viewers";

/** The result of taking one screenshot. */
export type Report =
  | { readonly id: string; readonly outcome: Outcome }
  | { readonly id: string; readonly outcome: "failed"; readonly reason: string };

interface Session {
  readonly lab: RunningLab;
  readonly viewers: Viewers;
  /** Compares only and writes nothing. */
  readonly isCheck: boolean;
}

/** Takes one screenshot in both themes, and restores what it changed. */
export async function shoot(session: Session, shot: Shot): Promise<Report> {
  const { lab, viewers, isCheck } = session;
  const outcomes: Outcome[] = [];
  const register = readRegister();
  try {
    await prepare(lab, shot);
    const taken = await onPage(viewers, shot, (page) => take(page, shot));
    for (const theme of themes) outcomes.push(await saveScreenshot(shot, theme, taken, isCheck));
    const motions = await moving(session, shot, taken.clip);
    for (const motion of motions) outcomes.push(await saveMotion(shot, motion, isCheck));
    register.set(shot.id, entryFor(shot, taken, motions[0]?.seconds));
    await restore(session, shot);
  } catch (error) {
    return { id: shot.id, outcome: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
  if (!isCheck) writeRegister(register, await everyShot());
  const outcome = outcomes.find((other) => other !== "same") ?? "same";
  return { id: shot.id, outcome };
}

async function prepare(lab: RunningLab, { before }: Shot): Promise<void> {
  if (before === undefined) return;
  const result = await lab.run(before);
  if (!result.ok) throw new Error(`The preparation of the screenshot failed: ${result.error.message}`);
}

/** The animation in each theme. Each one begins with the data that the image began with. */
async function moving(session: Session, shot: Shot, clip: Region): Promise<TakenMotion[]> {
  const taken: TakenMotion[] = [];
  for (const theme of shot.motion ? themes : []) {
    await restore(session, shot);
    await prepare(session.lab, shot);
    taken.push(await onPage(session.viewers, shot, (page) => takeMotion(page, shot, clip, theme)));
  }
  return taken;
}

async function restore({ lab, viewers }: Session, { changes, before }: Shot): Promise<void> {
  if (!changes && !before) return;
  await lab.restoreDatabase();
  await viewers.signOut();
}

async function onPage<Result>(
  viewers: Viewers,
  shot: Shot,
  action: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await viewers.open(shot.as ?? "superAdmin", shot.zoom);
  try {
    return await action(page);
  } catch (error) {
    const screen = join(folders.instances, `failed-${shot.id}.png`);
    writeFileSync(screen, await page.screenshot());
    throw new Error(`${firstLine(error)} (the screen: ${screen})`);
  } finally {
    await page.close();
  }
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n").slice(0, 3).join(" ").trim();
}

/** All lists of screenshots, loaded late so that an error in one is reported like any other. */
export async function everyShot(): Promise<readonly Shot[]> {
  return (await import("../../screenshots/all")).shots;
}
