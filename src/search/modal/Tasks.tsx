import { Link } from "gatsby";
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import type { SearchScope } from "../SearchScope";
import { nearPages } from "./nearPages";

/** So many fit below the remembered searches. */
const maxTasks = 6;

interface TasksProps {
  /** What holds DocSearch's screens. */
  readonly list: Element;
  readonly tasks: SearchScope["tasks"];
  /** About the remembered searches; read out elsewhere. */
  readonly notice: string;
  readonly onClose: () => void;
}

/**
 * Common tasks, and pages related to the current one, below the start screen and the screen without results. They are links next to
 * DocSearch's list, not items of it: Tab reaches them, and so do the arrow keys from the field if the list is empty
 * (see `arrowToTasks`).
 */
export function Tasks({ list, tasks, notice, onClose }: TasksProps): ReactElement {
  const [near] = useState(nearPages);
  const links = (
    <>
      {notice !== "" && (
        <p className="DocSearch-Notice" aria-hidden="true">
          {notice}
        </p>
      )}
      <Links label="Common tasks">
        {tasks.slice(0, maxTasks).map(({ title, to }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              {title}
            </Link>
          </li>
        ))}
      </Links>
      {near.length > 0 && (
        <Links label="Pages near this one">
          {near.map(({ title, href }) => (
            <li key={href}>
              <a href={href} onClick={onClose}>
                {title}
              </a>
            </li>
          ))}
        </Links>
      )}
    </>
  );
  return <>{createPortal(links, list)}</>;
}

function Links({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <nav className="DocSearch-Tasks" aria-label={label} onKeyDown={moveByArrows}>
      <p className="DocSearch-Hit-source" aria-hidden="true">
        {label}
      </p>
      <ul>{children}</ul>
    </nav>
  );
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
  const dialog = event.currentTarget.closest("dialog");
  const links: EventTarget[] = [...(dialog ?? event.currentTarget).querySelectorAll(".DocSearch-Tasks a")];
  const at = links.indexOf(event.target);
  if (event.key === "ArrowDown") focus(links[at + 1], event);
  if (event.key !== "ArrowUp") return;
  focus(links[at - 1] ?? dialog?.querySelector(".DocSearch-Input"), event);
}

function focus(element: EventTarget | null | undefined, event: Pick<Event, "preventDefault">): void {
  if (!(element instanceof HTMLElement)) return;
  event.preventDefault();
  element.focus();
}
