import { useEffect, useState } from "react";
import { codeOfPage, type PageCode } from "./pageCode";

const none: readonly PageCode[] = [];

/** The code of a page with its colors, once it has come. @param url of a section; null for no page. */
export function usePageCode(url: string | null): readonly PageCode[] {
  const [codes, setCodes] = useState(none);
  useEffect(() => {
    let isWanted = true;
    const path = url?.replace(/#.*/, "");
    if (path !== undefined) void codeOfPage(path).then((found) => isWanted && setCodes(found));
    return () => {
      isWanted = false;
    };
  }, [url]);
  return codes;
}
