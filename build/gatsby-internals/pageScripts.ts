import { lateScriptType } from "../../shared/lateScripts";
import type { CodePart } from "../policy/pageParts";
import { expectInGatsby } from "./gatsbySource";
import { expectShape, isOn, type Seam } from "./seams";

const pageScripts: Seam = {
  name: "pageScripts",
  reason:
    "Gatsby writes a page's path into an inline script, so each page would need a policy of its own in the server's headers. And it loads its scripts before the reader needs them.",
  worth:
    "needed: without it, the server's headers hold a hash for each page, and a slow phone's first paint waits for scripts (ADR 26)",
  checkedWith: "gatsby 5.16.1",
};

/** @throws when Gatsby writes its scripts in another way. */
export function checkPageScripts(): void {
  if (!isOn("pageScripts")) return;
  expectInGatsby(pageScripts, "cache-dir/static-entry.js", [
    "id={`gatsby-script-loader`}",
    "/*<![CDATA[*/window.pagePath=",
  ]);
  expectInGatsby(pageScripts, "dist/utils/gatsby-webpack-stats-extractor.js", ['" async></script>']);
}

/** The script in which Gatsby stores the path of a page, as Gatsby writes it. */
const pathScript = /^\/\*<!\[CDATA\[\*\/window\.pagePath="([^"\\]*)";\/\*]]>\*\/$/;

/**
 * Moves the page's path from a script into an attribute. Then all pages contain the same scripts, and one policy, for
 * example in a header, allows all of them.
 */
export function shared(script: CodePart): CodePart {
  if (!isOn("pageScripts") || script.attributes !== ' id="gatsby-script-loader"') return script;
  const path = pathScript.exec(script.text)?.[1];
  expectShape(path !== undefined, pageScripts, "A page's gatsby-script-loader holds its path.");
  return {
    ...script,
    attributes: `${script.attributes} data-path="${path}"`,
    text: "window.pagePath=document.currentScript.dataset.path",
  };
}

/** A script that browsers can load at any time, as Gatsby writes those of the site. */
const asyncScript = /^ src="([^"]+)" async(?:="")?$/;

/** Leaves it to `src/app/lateScripts.ts` when the site's scripts are loaded. */
export function delayed(script: CodePart): CodePart {
  const src = isOn("pageScripts") ? asyncScript.exec(script.attributes)?.[1] : undefined;
  return src === undefined
    ? script
    : { ...script, attributes: ` type="${lateScriptType}" data-src="${src}"` };
}
