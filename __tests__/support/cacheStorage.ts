/** The browser's caches, in memory, as far as the site uses them. */
export class FakeCaches {
  readonly stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const store = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, store);
    return store;
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async has(name: string): Promise<boolean> {
    return this.stores.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  async match(url: string): Promise<Response | undefined> {
    for (const store of this.stores.values()) {
      const found = await store.match(url);
      if (found) return found;
    }
    return undefined;
  }
}

class FakeCache {
  readonly entries = new Map<string, Response>();

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url: new URL(url, "https://docs.example.org").href }));
  }

  async match(url: string): Promise<Response | undefined> {
    return this.entries.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    this.entries.set(url, response);
  }

  async delete(url: string): Promise<boolean> {
    return this.entries.delete(url);
  }
}
