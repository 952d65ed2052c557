export type AskPanel = typeof import("../panel/AskPanel").AskPanel;

/** Everything that the open panel needs, at the first sign that a reader wants it. A load that failed can be tried again. */
export async function loadPanel(): Promise<AskPanel> {
  const { AskPanel } = await import("../panel/AskPanel");
  return AskPanel;
}
