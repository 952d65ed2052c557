import { followBlock, showAt } from "./followBlock";
import { typedBlockAt } from "./typedBlock";
import { openTypes } from "./typesList";

/** Does what a pointer over code, or a click on it or on its button, is meant to do. */
export async function onIntent(event: Event): Promise<void> {
  const { target } = event;
  const button = target instanceof Element ? target.closest<HTMLElement>("button[data-types]") : null;
  const block = typedBlockAt(target);
  if (event.type === "click") {
    if (button) await openTypes(button);
    else if (block && event instanceof MouseEvent) await showAt(block, event);
  } else if (block && event instanceof PointerEvent && event.pointerType !== "touch") {
    await followBlock(block, event);
  }
}
