import { lateScriptType } from "../../shared/lateScripts";
import type { CodePart } from "./pageParts";

/** Scripts with a source are allowed by their address; data is no script. */
const isNotInline = new RegExp(`\\ssrc=|type="(application/(ld\\+)?json|${lateScriptType})"`);

/** @returns whether the browser runs what stands in it, which a page's policy has to allow. */
export const isInline = ({ kind, attributes }: CodePart) =>
  kind === "script" && !isNotInline.test(attributes);

/** The script by which Gatsby tells a page its path, as Gatsby writes it. */
const pathScript = /^\/\*<!\[CDATA\[\*\/window\.pagePath="([^"\\]*)";\/\*]]>\*\/$/;

/**
 * Moves the page's path out of the text of a script into an attribute: all pages then hold the same scripts, and one
 * policy, also one in a header of the server, names them all.
 */
export function shared(script: CodePart): CodePart {
  if (script.attributes !== ' id="gatsby-script-loader"') return script;
  const path = pathScript.exec(script.text)?.[1];
  if (path === undefined) return script;
  return {
    ...script,
    attributes: `${script.attributes} data-path="${path}"`,
    text: "window.pagePath=document.currentScript.dataset.path",
  };
}

/** A script that a browser may load when it likes, as Gatsby writes those of the site. */
const asyncScript = /^ src="([^"]+)" async(?:="")?$/;

/** Leaves it to `src/app/lateScripts.ts` when the site's scripts are loaded. */
export function delayed(script: CodePart): CodePart {
  const address = asyncScript.exec(script.attributes)?.[1];
  return address === undefined
    ? script
    : { ...script, attributes: ` type="${lateScriptType}" data-src="${address}"` };
}
