/** The block with the code that was pointed at, if names in it have types. Responses of samples are code without types. */
export function typedBlockAt(target: EventTarget | null): HTMLElement | undefined {
  const block = target instanceof Element ? target.closest("pre code")?.closest("figure[data-types]") : null;
  return block instanceof HTMLElement && codeOf(block)?.contains(target as Node) ? block : undefined;
}

/** The block's own code: the first in it. */
export function codeOf(block: Element): HTMLElement | undefined {
  return block.querySelector<HTMLElement>("pre code") ?? undefined;
}
