import { pageLinkAt } from "../../navigation/internalLink";
import { mayPrefetch } from "../../navigation/prefetch";

/** How long a pointer or the focus stays on a link before its page is previewed, in milliseconds. */
const dwell = 350;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Links of the text are previewed from now on, for readers with a pointer or a keyboard. */
export function watchLinks(): void {
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "touch") expect(target);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) expect(target);
  });
  for (const event of ["focusout", "pointerdown", "keydown"]) {
    document.addEventListener(event, () => clearTimeout(timer));
  }
}

function expect(target: EventTarget | null): void {
  clearTimeout(timer);
  const link = previewableAt(target);
  if (link) timer = setTimeout(show, dwell, link);
}

/** Links of running text, and of lists that opt in. Not cards and definitions, which describe their targets, and not this page. */
function previewableAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = pageLinkAt(target);
  if (!link?.closest(".prose, [data-previews]") || link.closest("[data-is-link], [data-no-preview]"))
    return undefined;
  return link.pathname !== location.pathname && mayPrefetch() ? link : undefined;
}

async function show(link: HTMLAnchorElement): Promise<void> {
  try {
    const { showPreview } = await import(/* webpackChunkName: "cards" */ "./previewCard");
    await showPreview(link);
  } catch {
    // A preview that doesn't come is not missed.
  }
}
