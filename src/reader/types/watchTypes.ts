import { typedBlockAt } from "./typedBlock";

/** Names in code show their types from now on: when a pointer is on one, or when it is tapped. */
export function watchTypes(): void {
  for (const event of ["pointerover", "click"] as const)
    document.addEventListener(event, (intent) => {
      const block = typedBlockAt(intent.target);
      if (block) void follow(block, intent);
    });
}

async function follow(block: HTMLElement, intent: MouseEvent): Promise<void> {
  try {
    const { followBlock } = await import("./followBlock");
    await followBlock(block, intent);
  } catch {
    // Types that don't come are not missed.
  }
}
