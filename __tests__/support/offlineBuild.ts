import { createHash } from "node:crypto";
import { type OfflineList, revisionOf } from "../../shared/offline";
import { pageDataPath } from "../../shared/paths";

/** A build's files and its list of them. @param texts of pages, by path; all are in one area. */
export function offlineBuild(texts: Readonly<Record<string, string>>) {
  const list: OfflineList = {
    areas: [{ id: "guide", label: "Guide", bytes: 100 }],
    extras: ["/late-0123456789abcdef.js"],
    pages: Object.entries(texts).map(([path, text]) => ({
      path,
      title: path,
      area: "guide",
      revision: revisionOf(createHash("sha256").update(text).digest()),
      bytes: text.length,
      pictures: [`/static${path}.webp`],
    })),
  };
  const files = new Map([
    ...Object.entries(texts).map(([path, text]) => [pageDataPath(path), text] as const),
    ...Object.keys(texts).map((path) => [`/static${path}.webp`, "picture"] as const),
    [list.extras[0] ?? "", "script"] as const,
  ]);
  const asked: string[] = [];
  const fetchFrom = async (url: string): Promise<Response> => {
    asked.push(url);
    const text = files.get(url);
    return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
  };
  return { list, files, asked, fetchFrom };
}
