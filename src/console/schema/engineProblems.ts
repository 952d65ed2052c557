import type { SourceFile } from "../../../shared/sourceFile";
import { readFile } from "./readFile";
import type { Problem } from "./types";

/** What the platform says about a schema, with the file that each part of it is about. */
export function engineProblems(message: string, files: readonly SourceFile[]): Problem[] {
  const found = files.map(readFile).filter((one) => "uid" in one);
  return message.split("\n\n").map((part) => {
    const about = found.find(({ uid }) => new RegExp(`${uid.replace(/\W/g, "\\$&")}(?![\\w-])`).test(part));
    return { path: about?.path ?? "Strapi", message: part };
  });
}
