import { chromium } from "@playwright/test";
import type { RunningLab } from "../../platform/lab";
import { findInstalledBrowser, launchArguments } from "../../project";
import { viewers } from "../../screenshots/viewers";
import type { Group } from "../groups";
import type { Verdicts } from "../verdict";
import { Screens } from "./screens";

/** Proves the claims of a group in one browser, on a lab with the real clock: a browser discards cookies of another day. */
export async function provePanel(group: Group, lab: RunningLab, results: Verdicts): Promise<void> {
  const executablePath = findInstalledBrowser(process.env);
  const browser = await chromium.launch({
    args: launchArguments(process.getuid?.() === 0),
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const screens = new Screens(lab, viewers(browser, lab));
    for (const placed of group.claims)
      if ("panel" in placed.claim) results.set(placed, await screens.prove(placed, placed.claim));
  } finally {
    await browser.close();
  }
}
