import { DocSearchModal } from "@docsearch/react";
import {
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { countText } from "../countText";
import { lookedUpText } from "../errors/lookedUpText";
import { pasteWhole } from "../errors/pasteWhole";
import { everything, type Narrowing } from "../facetFilters";
import type { SearchScope } from "../SearchScope";
import { watchIndex } from "../searchSession";
import { type SearchTracking, trackSearch } from "../trackSearch";
import { AskInstead } from "./AskInstead";
import { docSearchProps } from "./docSearchProps";
import { ErrorScreen } from "./ErrorScreen";
import { fixRoles } from "./fixRoles";
import { LookUpNote } from "./LookUpNote";
import { ModalFilters } from "./ModalFilters";
import { SidePreview } from "./Preview";
import { partAfter } from "./partAfter";
import type { Completed, Outcome } from "./searchClient";
import { memoryName } from "./storedSearches";
import { arrowToTasks, Tasks } from "./Tasks";
import { useStored } from "./useStored";
import { useWide } from "./useWide";
import "./docsearch.module.css";

export interface SearchModalProps {
  readonly scope: SearchScope;
  /** At most 64 characters. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** DocSearch's modal, and what it leaves out: roles, its memory's limits, errors, tasks, and a voice for the number of results. */
export function SearchModal({ scope, initialQuery, onClose }: SearchModalProps): ReactElement {
  const { settings, askClass } = scope;
  const box = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<Element | null>(null);
  const [row, setRow] = useState<Element | null>(null);
  const [side, setSide] = useState<Element | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isEmpty, setEmpty] = useState(initialQuery === "");
  const { reading, isFull, notice, onTransitionEnd } = useStored(memoryName(settings));
  const [tracking] = useState(() => trackSearch("modal"));
  const [narrowing, setNarrowing] = useState(everything);
  // A reference, because other props would start DocSearch anew, without the query.
  const narrowingNow = useRef(narrowing);
  const docSearch = useDocSearchProps(scope, narrowingNow, onClose, setOutcome, tracking);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading is another modal.
  useLayoutEffect(() => {
    focusEnd(box.current?.querySelector("input"));
    setList(box.current?.querySelector(".DocSearch-Dropdown") ?? null);
    setRow(partAfter(box.current, ".DocSearch-SearchBar"));
    setSide(partAfter(box.current, ".DocSearch-Dropdown"));
  }, [reading]);
  useEffect(() => (box.current ? fixRoles(box.current) : undefined), []);
  useEffect(() => (box.current ? arrowToTasks(box.current) : undefined), []);
  useEffect(() => watchIndex(settings, () => askAgain(box.current)), [settings]);
  useEffect(() => tracking.ended, [tracking]);

  const completed = outcome === "failed" ? null : outcome;
  const hasPreview = useWide() && !isEmpty && completed !== null && completed.rows.length > 0;

  // The start screen sends no request, so no response ends the error.
  const follow = (query: string) => {
    setEmpty(query === "");
    if (query === "") setOutcome(null);
  };

  const narrow = (next: Narrowing) => {
    narrowingNow.current = next;
    setNarrowing(next);
    searchAgain(box.current);
  };

  return (
    <div
      ref={box}
      data-preview={hasPreview || undefined}
      data-failed={outcome === "failed" || undefined}
      onInput={() => follow(box.current?.querySelector("input")?.value ?? "")}
      onReset={() => follow("")}
      onPaste={pasteWhole}
      onTransitionEnd={onTransitionEnd}
    >
      <p role="status" className="visuallyHidden">
        {completed ? spokenText(completed) : notice}
      </p>
      <DocSearchModal
        key={reading}
        {...docSearch}
        initialQuery={reading === 0 ? initialQuery : ""}
        initialScrollY={window.scrollY}
        {...(isFull && { translations: fullTexts })}
      />
      {row && !isEmpty && <ModalFilters {...{ row, narrowing }} areas={scope.areas} onNarrow={narrow} />}
      {side && list && hasPreview && (
        <SidePreview {...{ side, list, scope }} rows={completed.rows} query={completed.query} />
      )}
      {list && completed && <LookUpNote list={list} lookedUp={completed.lookedUp} />}
      {list && outcome === "failed" && createPortal(<ErrorScreen />, list)}
      {list && askClass !== null && foundNothing(outcome) && (
        <AskInstead {...{ list, askClass, onClose }} question={outcome.query} />
      )}
      {list && (isEmpty || foundNothing(outcome)) && (
        <Tasks {...{ list, notice, onClose }} tasks={scope.tasks} />
      )}
    </div>
  );
}

/** Of the star next to a recent search, if one more favorite replaces another. */
const fullTexts = {
  startScreen: { saveRecentSearchButtonTitle: "Save this search in place of the oldest favorite" },
};

function useDocSearchProps(
  { settings, context: { language, docsTag }, areas }: SearchScope,
  narrowing: RefObject<Narrowing>,
  onClose: () => void,
  setOutcome: (outcome: Outcome) => void,
  tracking: SearchTracking,
) {
  return useMemo(
    () =>
      docSearchProps({
        scope: { settings, areas, context: { language, docsTag } },
        getNarrowing: () => narrowing.current,
        onClose,
        onOutcome: (next) => {
          setOutcome(next);
          if (next !== "failed")
            tracking.completed({ query: next.query, results: next.nbHits, provider: settings.provider });
        },
        onChosen: tracking.chosen,
      }),
    [settings, areas, language, docsTag, narrowing, onClose, setOutcome, tracking],
  );
}

function foundNothing(outcome: Outcome | null): outcome is Completed {
  if (outcome === null || outcome === "failed" || outcome.lookedUp?.kind === "found") return false;
  return outcome.nbHits === 0 && outcome.query.trim() !== "";
}

function spokenText({ nbHits, query, lookedUp }: Completed): string {
  const count = countText(nbHits, query);
  return lookedUp ? `${lookedUpText(lookedUp)} ${count}` : count;
}

/** DocSearch also selects the first hit again, so if a reader has moved to another one, they keep the hits that they see. */
function askAgain(box: HTMLElement | null): void {
  const hasMoved = [...(box?.querySelectorAll("[aria-selected]") ?? [])].findIndex(isSelected) > 0;
  if (!hasMoved) searchAgain(box);
}

/** DocSearch searches again when its field gets the focus, wherever the focus is. */
function searchAgain(box: HTMLElement | null): void {
  const field = box?.querySelector("input");
  if (field?.value) field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function isSelected(hit: Element): boolean {
  return hit.getAttribute("aria-selected") === "true";
}

/** Immediately, so that no key gets lost between this field and the previous one. */
function focusEnd(field: HTMLInputElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
}
