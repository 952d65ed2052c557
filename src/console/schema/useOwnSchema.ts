import { useEffect, useRef, useState } from "react";
import { readKept } from "../../components/YourProject/keptSchema";
import { chooseProject } from "../../sandbox/sandbox";
import { consoleUser } from "../consoleUser";
import type { OwnSchema } from "./types";

/**
 * The schema that the console runs with: that of the last visit, until the reader uses another one.
 *
 * @param onChange receives the new schema of the console; undefined for the sample project.
 */
export function useOwnSchema(onChange: (own: OwnSchema | undefined, isFromBefore: boolean) => void) {
  const [own, setOwn] = useState<OwnSchema>();
  const change = (next: OwnSchema | undefined, isFromBefore = false) => {
    setOwn(next);
    onChange(next, isFromBefore);
  };
  const latest = useRef(change);
  latest.current = change;

  // The samples and the query builder of the next page are about the sample project.
  useEffect(() => () => void chooseProject(consoleUser, undefined), []);

  useEffect(() => {
    const kept = readKept();
    if (!kept?.isUsed) return;
    const reading = import("./late").then(({ readProject }) => {
      const read = readProject(kept.files);
      return "project" in read ? read : undefined;
    });
    // A request that is sent before waits for it.
    chooseProject(
      consoleUser,
      reading.then((read) => read?.project),
    );
    reading.then((read) => read && latest.current(read, true)).catch(() => {});
  }, []);

  return { own, change: (next: OwnSchema | undefined) => change(next) };
}
