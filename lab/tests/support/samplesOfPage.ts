import { doc } from "../../../__tests__/support/smallSite";
import { readPage, readRecordings } from "../../runner/content";
import { type SampleOfPage, type SamplePage, verifiableSamples } from "../../runner/samples/collect";

/** A page as the lab's commands see it. @param recordings the text of its file of recordings. */
export function samplePage(
  body: string,
  recordings?: string,
  extra = "",
  file = "guide/page.mdx",
): SamplePage {
  const { compiled, frontMatter, outline } = readPage(file, doc(body, extra));
  if (outline.problems.length > 0) throw new Error(JSON.stringify(outline.problems));
  return {
    file,
    samples: compiled.samples,
    noSamplesBecause: frontMatter.noSamplesBecause ?? null,
    recordings: recordings === undefined ? undefined : readRecordings("guide/page.samples.json", recordings),
    types: undefined,
    projectFiles: [],
  };
}

/** What the platform can verify of a page with this body. */
export function samplesOfPage(body: string, recordings?: string): SampleOfPage[] {
  return verifiableSamples([samplePage(body, recordings)]);
}
