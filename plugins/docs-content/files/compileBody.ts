import { type CompiledPage, compilePage } from "../compile/compilePage";
import { beyondLimits } from "./limits";
import { orUnread } from "./unread";

/**
 * Compiles what a person wrote, unless it goes beyond the limits: then that is its only problem. What the site makes by
 * itself, such as tables of facts, has no limits, and more signs than any page.
 *
 * @param file path from the content folder.
 * @param lineOffset lines before the body.
 * @param hasFixedNames whether code keeps the sample project's names.
 */
export function compileBody(
  body: string,
  file: string,
  lineOffset: number,
  hasFixedNames = false,
): CompiledPage {
  const beyond = beyondLimits(body);
  const empty = compilePage("", file, lineOffset);
  if (beyond) return { ...empty, problems: [{ ...beyond, file, line: beyond.line + lineOffset }] };
  return orUnread(
    file,
    lineOffset + 1,
    () => compilePage(body, file, lineOffset, undefined, hasFixedNames),
    (problem) => ({ ...empty, problems: [problem] }),
  );
}
