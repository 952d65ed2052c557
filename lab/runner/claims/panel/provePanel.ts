import { launchBrowser } from "../../launchBrowser";
import type { RunningLab } from "../../platform/lab";
import { viewers } from "../../screenshots/viewers";
import type { Group } from "../groups";
import type { Verdicts } from "../verdict";
import { Screens } from "./screens";

/** Proves the claims of a group in one browser, on a lab with the real clock: a browser discards cookies of another day. */
export async function provePanel(group: Group, lab: RunningLab, results: Verdicts): Promise<void> {
  const browser = await launchBrowser();
  try {
    const screens = new Screens(lab, viewers(browser, lab));
    for (const pageClaim of group.claims)
      if ("panel" in pageClaim.claim) results.set(pageClaim, await screens.prove(pageClaim, pageClaim.claim));
  } finally {
    await browser.close();
  }
}
