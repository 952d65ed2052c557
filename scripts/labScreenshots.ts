import { chromium } from "@playwright/test";
import { findInstalledBrowser, launchArguments } from "./browser/find.mjs";
import { Failure } from "./command/failure.mjs";
import { prepareLab, startLab } from "./lab/platform";
import { everyShot, type Report, shoot } from "./lab/screenshots/session";
import { viewers } from "./lab/screenshots/viewers";
import { readWords } from "./lab/screenshots/words";

/** `npm run lab:screenshots [-- --check] [id…]`: takes the pictures of the panel, or compares them with those there are. */
export async function main(argv: readonly string[]): Promise<void> {
  const { ids, isCheck, port } = readWords(argv);
  const all = await everyShot();
  const unknown = ids.filter((id) => !all.some((shot) => shot.id === id));
  if (unknown.length > 0)
    throw new Failure(`No shot is called ${unknown.join(", ")}: the lists are in lab/screenshots/.`);
  const shots = ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;

  await prepareLab();
  const lab = await startLab({ name: "screenshots", port, develop: true });
  const executablePath = findInstalledBrowser(process.env);
  const browser = await chromium.launch({
    args: [...launchArguments(process.getuid?.() === 0), "--font-render-hinting=none"],
    ...(executablePath ? { executablePath } : {}),
  });
  const reports: Report[] = [];
  try {
    const panel = viewers(browser, lab);
    for (const shot of shots) {
      const report = await shoot({ lab, viewers: panel, isCheck }, shot);
      reports.push(report);
      console.log(`${reports.length}/${shots.length} ${report.id}: ${report.outcome}`);
      if (report.outcome === "failed") console.log(`    ${report.reason}`);
    }
  } finally {
    await browser.close();
    await lab.stop();
  }
  summarize(reports, isCheck);
}

function summarize(reports: readonly Report[], isCheck: boolean): void {
  const named = (outcome: Report["outcome"]) =>
    reports.filter((report) => report.outcome === outcome).map(({ id }) => id);
  const failed = named("failed");
  const drifted = [...named("changed"), ...named("new")];
  console.log(
    `\n${reports.length} pictures: ${named("same").length} the same, ${drifted.length} changed or new.`,
  );
  if (failed.length > 0) throw new Failure(`Could not be taken: ${failed.join(", ")}.`);
  if (isCheck && drifted.length > 0)
    throw new Failure(
      `The panel looks different in ${drifted.join(", ")}: run npm run lab:screenshots -- ${drifted.join(" ")}, look at the pictures, commit them.`,
    );
}
