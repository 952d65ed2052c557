import type { Shot } from "../../screenshots/shot";
import { readArguments } from "../command";
import { launchBrowser } from "../launchBrowser";
import { prepareLab, startLab } from "../platform/lab";
import { Failure, pagesToCheck, readPort } from "../project";
import { listProblems } from "../screenshots/listProblems";
import { measureScreenshots } from "../screenshots/measure";
import { type Facts, isTooSmall, measurementTable } from "../screenshots/measurement";
import { readRegister, readScreenshot } from "../screenshots/register";
import { everyShot, type Report, shoot } from "../screenshots/session";
import { viewers } from "../screenshots/viewers";

export const usage = `npm run lab -- screenshots [ID…] [--check] [--port 1339]
npm run lab -- screenshots --measure [--dir public]

Takes these screenshots of the admin panel, or all of them, in both themes. --check only compares.
The IDs are listed in lab/screenshots/. --measure takes none: it opens the pages of a build, and fails if the smallest text
of a screenshot is too small to read there, if it is wider than its text allows, or if two are the same image.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals: ids } = readArguments(argv, {
    check: { type: "boolean", default: false },
    port: { type: "string", default: "1339" },
    measure: { type: "boolean", default: false },
    dir: { type: "string", default: "public" },
  });
  if (values.measure) return measure(values.dir);
  const port = readPort(values.port);
  const all = await everyShot();
  const unknown = ids.filter((id) => !all.some((shot) => shot.id === id));
  if (unknown.length > 0)
    throw new Failure(`There is no screenshot "${unknown.join(", ")}". lab/screenshots/ lists them.`);
  const shots = ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;

  await prepareLab();
  const lab = await startLab({ name: "screenshots", port, develop: true });
  const browser = await launchBrowser(["--font-render-hinting=none"]);
  const reports: Report[] = [];
  try {
    const panel = viewers(browser, lab);
    for (const shot of shots) {
      const report = await shoot({ lab, viewers: panel, isCheck: values.check }, shot);
      reports.push(report);
      console.log(`${reports.length}/${shots.length} ${report.id}: ${report.outcome}`);
      if (report.outcome === "failed") console.log(`    ${report.reason}`);
    }
  } finally {
    await browser.close();
    await lab.stop();
  }
  summarize(reports, values.check);
}

async function measure(folder: string): Promise<void> {
  const { dir, pages } = pagesToCheck(["--dir", folder], usage);
  const measurements = await measureScreenshots(dir, pages);
  if (measurements.length === 0) throw new Failure(`No page in ${dir} has a screenshot.`);
  const all = await everyShot();
  console.log(measurementTable(measurements, (id) => factsOf(all.find((shot) => shot.id === id))));
  const problems = listProblems([...readRegister().values()], readScreenshot);
  if (problems.length > 0) console.log(`\n${problems.join("\n")}`);
  const ids = new Set(measurements.filter(isTooSmall).map(({ id }) => id));
  if (ids.size > 0)
    throw new Failure(`The text of ${ids.size} screenshots is too small: ${[...ids].join(", ")}.`);
  if (problems.length > 0) throw new Failure(`${problems.length} screenshots have a problem.`);
}

function factsOf(shot: Shot | undefined): Facts | undefined {
  return (
    shot && {
      persona: shot.as ?? "superAdmin",
      isCropped: shot.crop !== undefined,
      asserts: shot.asserts !== undefined,
    }
  );
}

function summarize(reports: readonly Report[], isCheck: boolean): void {
  const named = (outcome: Report["outcome"]) =>
    reports.filter((report) => report.outcome === outcome).map(({ id }) => id);
  const failed = named("failed");
  const changed = [...named("changed"), ...named("new")];
  console.log(
    `\n${reports.length} screenshots: ${named("same").length} the same, ${changed.length} changed or new.`,
  );
  if (failed.length > 0) throw new Failure(`These could not be taken: ${failed.join(", ")}.`);
  if (isCheck && changed.length > 0)
    throw new Failure(
      `The admin panel looks different in ${changed.join(", ")}. Run npm run lab -- screenshots ${changed.join(" ")}, look at the pictures, and commit them.`,
    );
}
