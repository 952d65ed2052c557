/** The block with the code that was pointed at, if names in it have types. Responses of samples are code without types. */
export function typedBlockAt(target: EventTarget | null): HTMLElement | undefined {
  const code = target instanceof Element ? target.closest("pre code") : null;
  const block = code?.closest("figure");
  return block && typesKeyOf(block) !== undefined && codeOf(block) === code ? block : undefined;
}

/** The key of the types of a block's names: its button has it. */
export function typesKeyOf(block: Element): string | undefined {
  return block.querySelector<HTMLElement>("button[data-types]")?.dataset.types;
}

/** The block's own code: the first in it. */
export function codeOf(block: Element): HTMLElement | undefined {
  return block.querySelector<HTMLElement>("pre code") ?? undefined;
}
