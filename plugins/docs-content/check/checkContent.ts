import { isClaimsFile } from "../files/readClaims";
import { fileStart, type Problem, sortProblems } from "../problems";
import { checkAreas } from "./areas";
import { checkBreakingChanges } from "./breakingChanges";
import { checkClaims } from "./claims";
import { checkErrorMessages } from "./errorMessages";
import { checkFactRows } from "./factRows";
import { checkFacts } from "./facts";
import { checkGlossary } from "./glossary";
import { checkHomeSamples } from "./homeSamples";
import { checkInterfaceNames } from "./interfaceNames";
import { checkLanguage } from "./language";
import { checkLinks } from "./links";
import type { ContentModel } from "./model";
import { checkNames } from "./names";
import { checkPackages } from "./packages";
import { checkPartials } from "./partials";
import { checkRecipes } from "./recipes";
import { checkRecordings } from "./recordings";
import { checkReferences } from "./references";
import { checkRepeats } from "./repeats";
import { checkDuplicateRoutes, checkRedirects, routesOf } from "./routes";
import { checkSampleTypes } from "./sampleTypes";
import { checkScreenshotFiles } from "./screenshotFiles";
import { checkSidebars } from "./sidebars";
import { checkTagRegister } from "./tagRegister";
import { checkTags } from "./tags";

/** Everything that is wrong with the content: in single files, and between them. In reading order. */
export function checkContent(model: ContentModel): Problem[] {
  const routes = routesOf(model);
  return sortProblems([
    ...model.pages.flatMap((page) => page.problems),
    ...model.registers.flatMap((register) => register.problems),
    ...model.drawings.flatMap((drawing) => drawing.problems),
    ...checkUnknownFiles(model),
    ...checkIrregularFiles(model),
    ...checkDuplicateRoutes(model),
    ...checkLinks(model, routes),
    ...checkRedirects(model, routes),
    ...checkSidebars(model),
    ...checkNames(model),
    ...checkAreas(model),
    ...checkTagRegister(model),
    ...checkTags(model),
    ...checkRepeats(model),
    ...checkReferences(model),
    ...checkPartials(model),
    ...checkGlossary(model),
    ...checkScreenshotFiles(model),
    ...checkRecordings(model),
    ...checkSampleTypes(model),
    ...checkClaims(model),
    ...checkPackages(model),
    ...checkHomeSamples(model),
    ...checkFacts(model),
    ...checkFactRows(model),
    ...checkErrorMessages(model),
    ...checkInterfaceNames(model),
    ...checkBreakingChanges(model),
    ...checkRecipes(model),
    ...checkLanguage(model),
  ]);
}

/** A link leads to a file that no check has read; and a folder of that name, or a link to nothing, is a page that is missing. */
function checkIrregularFiles({ irregularFiles }: ContentModel): Problem[] {
  return irregularFiles.map((file) => ({
    file,
    ...fileStart,
    rule: "not-a-file",
    message: "This isn't a regular file. It is a link, a device, or a folder with a file extension.",
    fix: "Put the file itself here, or rename the folder.",
  }));
}

/** A page in a file that isn't read would be missing without a message. */
function checkUnknownFiles(model: ContentModel): Problem[] {
  const registers = new Set(model.registers.map((register) => register.file));
  return [...model.files].flatMap((file) => {
    const isUnread =
      /\.(mdx?|markdown|html|ya?ml)$/i.test(file) &&
      !file.endsWith(".mdx") &&
      !isClaimsFile(file) &&
      !registers.has(file);
    const fix = /\.ya?ml$/i.test(file)
      ? "Known: site.yaml, language.yaml, tags.yaml, redirects.yaml, glossary.yaml, sidebars/<name>.yaml, images/screenshots/screenshots.yaml, data/notes/<facts>.yaml, <page>.claims.yaml."
      : "Pages are .mdx files: rename it.";
    return isUnread
      ? [{ file, ...fileStart, rule: "unread-file", message: "Nothing reads this file.", fix }]
      : [];
  });
}
