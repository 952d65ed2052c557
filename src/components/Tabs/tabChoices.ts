import { readStored, store } from "../BrowserStorage/browserStorage";

/** The reader's choices, one for each group of tabs: in the URL and in storage. The page's other tabs receive an event. */

const eventName = "docs:tab";

interface TabChoice {
  readonly groupId: string;
  readonly value: string;
}

/** The choice in the URL (`?language=js`), or the reader's last one; null if there is neither. */
export function readChoice(groupId: string): string | null {
  return new URLSearchParams(location.search).get(groupId) ?? readStored(keyOf(groupId));
}

/** Stores a choice, adds it to the URL so that readers can share it, and notifies the page's other tabs. */
export function saveChoice(groupId: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(groupId, value);
  history.replaceState(history.state, "", url);
  store(keyOf(groupId), value);
  window.dispatchEvent(new CustomEvent<TabChoice>(eventName, { detail: { groupId, value } }));
}

/** @returns a function that stops the listening. */
export function onChoice(groupId: string, listener: (value: string) => void): () => void {
  const receive = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const choice: TabChoice = event.detail;
    if (choice.groupId === groupId) listener(choice.value);
  };
  window.addEventListener(eventName, receive);
  return () => window.removeEventListener(eventName, receive);
}

/** The key of the browser's storage. */
export function keyOf(groupId: string): string {
  return `docs.tabs.${groupId}`;
}
