type Settings = Queries.AskSettingsFragment;

/** Loads the external widget. @returns opens it. @throws when it doesn't come. */
export async function loadWidget(
  { kapa, openClass }: Settings,
  siteTitle: string,
): Promise<(question: string) => void> {
  if (!kapa) throw new Error("The widget has no settings: set ASK_KAPA_WEBSITE_ID.");
  const { loadKapa, openKapa } = await import("../kapa/openKapa");
  await loadKapa(kapa, siteTitle, openClass);
  return openKapa;
}
