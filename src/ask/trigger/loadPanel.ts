export type AskPanel = typeof import("../panel/AskPanel").AskPanel;

/** Loads everything that the open panel needs, on intent. A failed load can be retried. */
export async function loadPanel(): Promise<AskPanel> {
  const { AskPanel } = await import("../panel/AskPanel");
  return AskPanel;
}
