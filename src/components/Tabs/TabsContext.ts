import { createContext, use } from "react";

interface TabsState {
  readonly id: string;
  readonly selected: string;
  /** The tabs are the title bar of the code in them. */
  readonly isFramed: boolean;
}

/** Which Tabs a Tab belongs to and which of them is open. */
export const TabsContext = createContext<TabsState | null>(null);

/** @throws outside of Tabs. */
export function useTabs(): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error("<Tab> is outside <Tabs>.");
  return state;
}

/** IDs of a tab and its panel, which refer to each other. */
export function tabIds(tabsId: string, value: string): { readonly tab: string; readonly panel: string } {
  return { tab: `${tabsId}-${value}`, panel: `${tabsId}-${value}-panel` };
}
