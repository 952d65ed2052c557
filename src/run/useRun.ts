import { useState } from "react";
import { useWork } from "../requests/useWork";
import { differenceOf } from "./compare";
import { type Draft, draftOf, workOfDraft } from "./kinds/kinds";
import { Mistake } from "./kinds/mistake";
import type { Outcome } from "./outcome";
import { resetOwn, runOnOwn } from "./own/runOnOwn";
import { editedOn, ranOn } from "./own/spoken";
import { type Way, wayOf } from "./own/way";
import { openPage } from "./page";
import { isError, spokenOf } from "./spoken";

interface SampleOnPage {
  /** Of the sample on its page. */
  readonly id: string;
  /** Of that page, if it isn't the current one. */
  readonly path?: string | undefined;
  /** All forms of the sample, in the compiler's markup. */
  readonly code: readonly string[];
}

/** The state of one sample. */
export function useRun({ id, path, code }: SampleOnPage) {
  const [way, setWay] = useState<Way>();
  const [draft, setDraft] = useState<Draft>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [mistake, setMistake] = useState<Mistake>();
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState("");

  const { busy, act } = useWork((message, error) => {
    setSaid("");
    if (error instanceof Mistake) setMistake(error);
    else setFailure(message);
  });
  const begin: typeof act = (step, action) => {
    setFailure(undefined);
    setMistake(undefined);
    return act(step, action);
  };

  /** What the reader edits stays what it is, also if their names or their schema change meanwhile. */
  const open = async (isEditing: boolean, before?: Way) => {
    const page = await openPage(path);
    const { fingerprint, sample } = page.sampleAt(id);
    const way = before ?? (await wayOf({ sample, code, isEditing }));
    setWay(way);
    return { page, fingerprint, recorded: sample.response, way, first: draftOf(way.sample) };
  };

  const run = async (withEdits: boolean) => {
    if (busy) return;
    setSaid(outcome ? "Running …" : "Strapi is loading …");
    await begin(outcome ? "running" : "starting", async (onProgress) => {
      const {
        page,
        fingerprint,
        recorded,
        way: chosen,
        first,
      } = await open(withEdits, withEdits ? way : undefined);
      const isEdited = withEdits && draft !== undefined && !isEqual(draft, first);
      const edited = isEdited ? await workOfDraft(draft) : undefined;
      const isOwn = chosen.kind === "own";
      const ran = isOwn
        ? await runOnOwn(chosen.project, edited ?? (await workOfDraft(first)), onProgress)
        : await page.run(fingerprint, edited, onProgress);
      const result = {
        ...ran,
        isEdited,
        isOwn,
        difference: isOwn ? undefined : differenceOf(recorded, ran.response),
        ranOn: ranOn(chosen, { isEdited, isError: isError(ran.response) }),
      };
      setOutcome(result);
      setSaid(spokenOf(result));
    });
  };

  const edit = () =>
    begin("running", async () => {
      const { page, way, first } = await open(true);
      setDraft(page.drafts.get(keyOf(id, way)) ?? first);
    });

  const change = async (next: Draft) => {
    setDraft(next);
    setMistake(undefined);
    if (way) (await openPage(path)).drafts.set(keyOf(id, way), next);
  };

  const reset = () =>
    begin("resetting", async () => {
      if (way?.kind === "own") await resetOwn();
      else await (await openPage(path)).reset();
      setOutcome(undefined);
      setSaid("The data is as it was at the start.");
    });

  const first = way && draftOf(way.sample);
  const isEdited = draft !== undefined && first !== undefined && !isEqual(draft, first);
  const undo = () => first && change(first);
  // A result says it itself.
  const isSaid = outcome !== undefined && outcome.isOwn === (way?.kind === "own");
  const about = way && !isSaid ? editedOn(way) : undefined;
  return { draft, change, undo, isEdited, run, edit, reset, busy, outcome, mistake, failure, said, about };
}

export type RunState = ReturnType<typeof useRun>;

/** Of a draft: the reader's names make another sample. */
function keyOf(id: string, way: Way): string {
  return way.kind === "own" ? `${id} ${way.type}` : id;
}

function isEqual(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
