import { urlOf } from "../../navigation/internalLink";
import { peekAtPage } from "../../navigation/loading";
import { place } from "./place";
import { type Preview, previewOf } from "./previewOf";
import * as styles from "./previewCard.module.css";

/** Time to get from the link onto the card, in milliseconds. */
const grace = 200;
const cardId = "link-preview";

let closeShown = () => {};

/**
 * Shows a summary of a page next to a link to it, while the pointer is on either of them or the link has the focus.
 * It closes with Escape, and when the link moves.
 */
export async function showPreview(link: HTMLAnchorElement): Promise<void> {
  const data = await peekAtPage(urlOf(link));
  const preview = previewOf(data, decodeURIComponent(link.hash.slice(1)));
  if (!preview || !isStillMeant(link)) return;
  closeShown();
  const card = cardWith(preview);
  // Inside the text, which is in a landmark; a popover is in the top layer anyway.
  link.closest(".prose")?.append(card);
  card.showPopover();
  place(card, link.getClientRects());
  link.setAttribute("aria-describedby", cardId);
  closeShown = keepUntilLeft(card, link);
}

function isStillMeant(link: HTMLAnchorElement): boolean {
  return link.matches(":hover, :focus-visible");
}

/** @returns closes it at once. */
function keepUntilLeft(card: HTMLElement, link: HTMLAnchorElement): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let leaving: ReturnType<typeof setTimeout>;
  const close = () => {
    ends.abort();
    clearTimeout(leaving);
    link.removeAttribute("aria-describedby");
    card.remove();
  };
  const leave = () => {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      if (!isStillMeant(link) && !card.matches(":hover")) close();
    }, grace);
  };
  for (const element of [card, link]) element.addEventListener("pointerleave", leave, { signal });
  link.addEventListener("blur", leave, { signal });
  link.addEventListener("click", close, { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
  for (const event of ["scroll", "resize", "popstate"]) window.addEventListener(event, close, { signal });
  return close;
}

function cardWith({ place: steps, title, heading, description }: Preview): HTMLElement {
  const card = document.createElement("span");
  card.id = cardId;
  card.className = styles.card ?? "";
  card.role = "tooltip";
  card.popover = "manual";
  const parts = [
    part(styles.place, steps.join(" › ")),
    part(styles.title, heading === undefined ? title : `${title} › ${heading}`),
    part(styles.description, description),
  ];
  card.append(...parts.filter(({ textContent }) => textContent !== ""));
  return card;
}

function part(className = "", text = ""): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}
