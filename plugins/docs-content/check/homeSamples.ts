import type { PageOutline } from "../files/readPage";
import { fileStart, type Problem } from "../problems";
import { kindsWithResponse } from "../samples/sample";
import { type ContentModel, registerOf } from "./model";

/** The samples on the landing page must exist: each one with a response below the heading that site.yaml refers to. */
export function checkHomeSamples(model: ContentModel): Problem[] {
  const settings = registerOf(model, "settings");
  const pages = new Map(model.pages.map((page) => [page.source.path, page]));
  return (settings?.value?.home.samples ?? []).flatMap(({ at }): Problem[] => {
    const [path = "", anchor = ""] = at.split("#");
    const page = pages.get(path);
    // A page or heading that doesn't exist is a broken link, which is another check's matter.
    if (!settings || !page || hasSample(page, anchor)) return [];
    const { line, column } = settings.links.find(({ target }) => target === at) ?? fileStart;
    const message = `There is no recorded sample below ${at}.`;
    const fix = "Use a heading above a recorded request.";
    return [{ file: settings.file, line, column, rule: "home-sample", message, fix }];
  });
}

function hasSample({ headings, samples }: PageOutline, anchor: string): boolean {
  const heading = headings.find(({ id }) => id === anchor);
  if (anchor !== "" && !heading) return true;
  const from = heading?.line ?? 0;
  return samples.some(({ kind, line }) => line > from && kindsWithResponse.includes(kind));
}
