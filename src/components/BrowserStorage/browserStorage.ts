/** @returns null if nothing is stored, or the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Remembers a value until the reader deletes the site's data.
 *
 * @param value null forgets the key.
 * @returns false if the browser forbids storage, or has no room: the value then lasts as long as the page.
 */
export function store(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
