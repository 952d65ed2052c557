import { typedBlockAt } from "./typedBlock";

/** Names in code show their types from now on: when a pointer is on one, or when it is tapped. */
export function watchTypes(): void {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") void act(event, ({ followBlock }, block) => followBlock(block, event));
  });
  document.addEventListener("click", (event) => {
    void act(event, ({ showAt }, block) => showAt(block, event));
  });
}

type Tools = typeof import("./followBlock");

async function act(
  { target }: Event,
  work: (tools: Tools, block: HTMLElement) => Promise<void>,
): Promise<void> {
  const block = typedBlockAt(target);
  if (!block) return;
  try {
    await work(await import("./followBlock"), block);
  } catch {
    // Types that don't come are not missed.
  }
}
