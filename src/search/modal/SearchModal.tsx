import { DocSearchModal } from "@docsearch/react";
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { SearchResponse } from "../client";
import { countText } from "../countText";
import type { SearchContext } from "../facetFilters";
import { watchIndex } from "../searchSession";
import { tellSearch } from "../tellSearch";
import { AskInstead } from "./AskInstead";
import type { Outcome } from "./answerDocSearch";
import { docSearchProps } from "./docSearchProps";
import { ErrorScreen } from "./ErrorScreen";
import { mendRoles } from "./mendRoles";
import { memoryName, mendStored, type StoredHit } from "./storedSearches";
import "./docsearch.module.css";

export interface SearchModalProps {
  readonly settings: Queries.SearchSettingsFragment;
  readonly context: SearchContext;
  /** An element of this class opens Ask AI; null where nobody answers questions. */
  readonly askClass: string | null;
  /** At most 64 characters. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** DocSearch's modal, and what it leaves out: roles, its memory's limits, errors, and a voice for the number of results. */
export function SearchModal(props: SearchModalProps): ReactElement {
  const { settings, context, askClass, initialQuery, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<Element | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [orphans] = useState<StoredHit[]>(() => {
    mendStored(memoryName(settings), []);
    return [];
  });
  const [telling] = useState(() => tellSearch("modal"));
  const { language, docsTag } = context;
  const docSearch = useMemo(
    () =>
      docSearchProps({
        settings,
        context: { language, docsTag },
        onClose,
        onOutcome: (next) => {
          setOutcome(next);
          if (next !== "unreachable")
            telling.answered({ query: next.query, results: next.nbHits, provider: settings.provider });
        },
        onChosen: telling.chosen,
        onOrphan: (hit) => orphans.push(hit),
      }),
    [settings, language, docsTag, onClose, orphans, telling],
  );

  useLayoutEffect(() => {
    focusEnd(box.current?.querySelector("input"));
    setList(box.current?.querySelector(".DocSearch-Dropdown") ?? null);
  }, []);
  useEffect(() => (box.current ? mendRoles(box.current) : undefined), []);
  useEffect(() => {
    const stopWatching = watchIndex(settings, () => askAgain(box.current?.querySelector("input")));
    return () => {
      stopWatching();
      telling.ended();
      mendStored(memoryName(settings), orphans);
    };
  }, [settings, orphans, telling]);

  // The start screen asks nobody, so nobody answers that there is no error any more.
  const forgetWhenEmpty = () => {
    if (box.current?.querySelector("input")?.value === "") setOutcome(null);
  };

  return (
    <div
      ref={box}
      data-unreachable={outcome === "unreachable" || undefined}
      onInput={forgetWhenEmpty}
      onReset={() => setOutcome(null)}
    >
      <p role="status" className="visuallyHidden">
        {outcome && outcome !== "unreachable" && countText(outcome.nbHits, outcome.query)}
      </p>
      <DocSearchModal {...docSearch} initialQuery={initialQuery} initialScrollY={window.scrollY} />
      {list && outcome === "unreachable" && createPortal(<ErrorScreen />, list)}
      {list && askClass !== null && foundNothing(outcome) && (
        <AskInstead {...{ list, askClass, onClose }} question={outcome.query} />
      )}
    </div>
  );
}

function foundNothing(outcome: Outcome | null): outcome is SearchResponse {
  return outcome !== null && outcome !== "unreachable" && outcome.nbHits === 0 && outcome.query.trim() !== "";
}

/** DocSearch asks again when its field gets the focus, which it has already. */
function askAgain(field: HTMLInputElement | null | undefined): void {
  if (field?.value) field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** At once, so that no key gets lost between this field and the one that the reader typed in before. */
function focusEnd(field: HTMLInputElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
}
