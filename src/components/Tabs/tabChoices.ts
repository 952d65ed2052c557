/** The reader's choices, one for each group of tabs: in the address, in storage, and told to the page's other tabs. */

const eventName = "docs:tab";

interface TabChoice {
  readonly groupId: string;
  readonly value: string;
}

/** What the address says (`?language=js`), else what the reader chose last; null when neither says anything. */
export function readChoice(groupId: string): string | null {
  return new URLSearchParams(location.search).get(groupId) ?? readStored(groupId);
}

/** Remembers a choice, puts it into the address, so that it can be shared, and tells the page's other tabs. */
export function saveChoice(groupId: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(groupId, value);
  history.replaceState(history.state, "", url);
  try {
    localStorage.setItem(keyOf(groupId), value);
  } catch {
    // Storage is forbidden or full: the choice then holds for this page only.
  }
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

function keyOf(groupId: string): string {
  return `docs.tabs.${groupId}`;
}

function readStored(groupId: string): string | null {
  try {
    return localStorage.getItem(keyOf(groupId));
  } catch {
    return null;
  }
}
