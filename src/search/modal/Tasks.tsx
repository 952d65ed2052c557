import { Link } from "gatsby";
import type { KeyboardEvent, ReactElement } from "react";
import { createPortal } from "react-dom";
import type { SearchScope } from "../SearchScope";

/** So many fit below the remembered searches. */
const mostTasks = 6;

interface TasksProps {
  /** What holds DocSearch's screens. */
  readonly list: Element;
  readonly tasks: SearchScope["tasks"];
  /** About the remembered searches; read out elsewhere. */
  readonly notice: string;
  readonly onClose: () => void;
}

/**
 * What most readers come for, below the start screen. These are links beside DocSearch's list, not items of it: Tab reaches
 * them, and so do arrows from the field where the list is empty (see `arrowToTasks`).
 */
export function Tasks({ list, tasks, notice, onClose }: TasksProps): ReactElement {
  const links = (
    <>
      {notice !== "" && (
        <p className="DocSearch-Notice" aria-hidden="true">
          {notice}
        </p>
      )}
      <nav className="DocSearch-Tasks" aria-label="Common tasks" onKeyDown={moveByArrows}>
        <p className="DocSearch-Hit-source" aria-hidden="true">
          Common tasks
        </p>
        <ul>
          {tasks.slice(0, mostTasks).map(({ title, to }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
  return <>{createPortal(links, list)}</>;
}

/** From the field to the first task, unless the arrow has remembered searches to move through. @returns ends it. */
export function arrowToTasks(box: HTMLElement): () => void {
  const listen = (event: globalThis.KeyboardEvent) => {
    if (event.key !== "ArrowDown" || !(event.target instanceof HTMLInputElement)) return;
    if (box.querySelector("[role=treeitem]") === null) focus(box.querySelector(".DocSearch-Tasks a"), event);
  };
  box.addEventListener("keydown", listen);
  return () => box.removeEventListener("keydown", listen);
}

function moveByArrows(event: KeyboardEvent): void {
  const links: EventTarget[] = [...event.currentTarget.querySelectorAll("a")];
  const at = links.indexOf(event.target);
  if (event.key === "ArrowDown") focus(links[at + 1], event);
  if (event.key !== "ArrowUp") return;
  focus(links[at - 1] ?? event.currentTarget.closest("dialog")?.querySelector(".DocSearch-Input"), event);
}

function focus(element: EventTarget | null | undefined, event: Pick<Event, "preventDefault">): void {
  if (!(element instanceof HTMLElement)) return;
  event.preventDefault();
  element.focus();
}
