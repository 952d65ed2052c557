import { useState } from "react";
import { type Busy, progressed } from "../requests/busy";
import { differenceOf } from "./compare";
import { type Draft, draftOf, workOfDraft } from "./kinds/kinds";
import { Mistake } from "./kinds/mistake";
import type { Outcome } from "./outcome";
import { openPage, type PlacedSample } from "./page";
import { spokenOf } from "./spoken";

/** The state of one sample. @param id of the sample on its page. @param path of that page, if it isn't the current one. */
export function useRun(id: string, path?: string) {
  const [placed, setPlaced] = useState<PlacedSample>();
  const [draft, setDraft] = useState<Draft>();
  const [busy, setBusy] = useState<Busy>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [mistake, setMistake] = useState<Mistake>();
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState("");

  const act = async (step: "starting" | "running" | "resetting", action: () => Promise<void>) => {
    setBusy({ step });
    setFailure(undefined);
    setMistake(undefined);
    try {
      await action();
    } catch (error) {
      setSaid("");
      if (error instanceof Mistake) setMistake(error);
      else setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(undefined);
  };

  const open = async () => {
    const page = await openPage(path);
    const found = page.sampleAt(id);
    setPlaced(found);
    const first = draftOf(found.sample);
    return { page, found, first, kept: page.drafts.get(id) ?? first };
  };

  const run = async (withEdits: boolean) => {
    if (busy) return;
    setSaid(outcome ? "Running …" : "Strapi is loading …");
    await act(outcome ? "running" : "starting", async () => {
      const { page, found, first } = await open();
      const isEdited = withEdits && draft !== undefined && !isEqual(draft, first);
      const edited = isEdited ? await workOfDraft(draft) : undefined;
      const ran = await page.run(found.fingerprint, edited, (done, total) =>
        setBusy((before) => progressed(before, done, total)),
      );
      const result = { ...ran, isEdited, difference: differenceOf(found.sample.answer, ran.answer) };
      setOutcome(result);
      setSaid(spokenOf(result));
    });
  };

  const edit = () =>
    act("running", async () => {
      const { kept } = await open();
      setDraft(kept);
    });

  const change = async (next: Draft) => {
    setDraft(next);
    setMistake(undefined);
    (await openPage(path)).drafts.set(id, next);
  };

  const reset = () =>
    act("resetting", async () => {
      await (await openPage(path)).reset();
      setOutcome(undefined);
      setSaid("The data is as it was at the start.");
    });

  const first = placed && draftOf(placed.sample);
  const isEdited = draft !== undefined && first !== undefined && !isEqual(draft, first);
  const undo = () => first && change(first);
  return { draft, change, undo, isEdited, run, edit, reset, busy, outcome, mistake, failure, said };
}

export type RunState = ReturnType<typeof useRun>;

function isEqual(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
