import { createHash } from "node:crypto";
import { chainsOf } from "../../samples/chains";
import { type SamplePage, verifiableSamples } from "../../samples/collect";

const drawn = 3;

/**
 * What a new project doesn't have: other servers, which the helpers in platform/tools start for the lab's project only, and the
 * folder of the lab's email provider. Stand-ins on localhost, such as smtp.ts, work in any project.
 */
const onlyInLab = /\btools\/(nginx|caddy|postgres|production)\b|\/mails\b/;

/** Whether the samples of a page can run in a new project with nothing but the page's files and Saffron's content. */
export function standsAlone(page: SamplePage): boolean {
  const samples = chainsOf(verifiableSamples([page])).flat();
  if (page.projectFiles.length === 0 || samples.length === 0) return false;
  return !samples.some(({ check }) => onlyInLab.test(JSON.stringify(check.request)));
}

/** Three of these pages. The same seed draws the same ones, also after another page was added, unless that one is drawn. */
export function drawRecipes(pages: readonly SamplePage[], seed: string): SamplePage[] {
  const lot = ({ file }: SamplePage) => createHash("sha256").update(`${seed} ${file}`).digest("hex");
  return [...pages].sort((one, other) => (lot(one) < lot(other) ? -1 : 1)).slice(0, drawn);
}
