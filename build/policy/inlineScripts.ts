import { lateScriptType } from "../../shared/lateScripts";
import type { CodePart } from "./pageParts";

/** Scripts with a source are allowed by their URL; data is no script. */
const isNotInline = new RegExp(`\\ssrc=|type="(application/(ld\\+)?json|${lateScriptType})"`);

/** @returns whether browsers run the element's content, which the page's policy must allow. */
export const isInline = ({ kind, attributes }: CodePart) =>
  kind === "script" && !isNotInline.test(attributes);
