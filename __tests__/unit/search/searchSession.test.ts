import type { SearchClient } from "../../../src/search/client";
import type { createSearchClient } from "../../../src/search/createSearchClient";

type Create = typeof createSearchClient;

const settings = { provider: "local", appId: null, apiKey: null, hosts: [] };
const client: SearchClient = { search: async () => ({ results: [] }) };

/** The module stores the provider for a visit; each test is a separate visit. */
async function visit(create: Create) {
  jest.resetModules();
  jest.doMock("../../../src/search/createSearchClient", () => ({ createSearchClient: create }));
  return import("../../../src/search/searchSession");
}

const chunkError = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });

describe("searchSession", () => {
  it("loads the provider once for a visit", async () => {
    const create = jest.fn<ReturnType<Create>, Parameters<Create>>().mockResolvedValue(client);
    const { searchSession } = await visit(create);
    expect(await Promise.all([searchSession(settings), searchSession(settings)])).toEqual([client, client]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it("calls a provider that can't be loaded unreachable, and tries again with the next search", async () => {
    const create = jest
      .fn<ReturnType<Create>, Parameters<Create>>()
      .mockRejectedValueOnce(chunkError)
      .mockResolvedValue(client);
    const { searchSession } = await visit(create);
    await expect(searchSession(settings)).rejects.toMatchObject({ name: "RetryError", cause: chunkError });
    expect(await searchSession(settings)).toBe(client);
  });

  it("passes another fault on", async () => {
    const { searchSession } = await visit(() => Promise.reject(new Error("`appId` is missing.")));
    await expect(searchSession(settings)).rejects.toThrow("`appId` is missing.");
  });
});

describe("watchIndex", () => {
  it("has the provider load, and tells when it is complete", async () => {
    const open = jest.fn();
    const onComplete = (listener: () => void) => {
      listener();
      return () => {};
    };
    const { watchIndex, searchSession } = await visit(async () => ({ ...client, open, onComplete }));
    const listener = jest.fn();
    watchIndex(settings, listener);
    await searchSession(settings);
    expect(open).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("ends, before the provider is there and after", async () => {
    const stop = jest.fn();
    const watch = jest.fn(() => stop);
    const { watchIndex, searchSession } = await visit(async () => ({ ...client, onComplete: watch }));
    watchIndex(settings, () => {})();
    await searchSession(settings);
    expect(watch).not.toHaveBeenCalled();
    const end = watchIndex(settings, () => {});
    await searchSession(settings);
    end();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it("leaves a failure to the first search", async () => {
    const { watchIndex } = await visit(() => Promise.reject(chunkError));
    expect(() => watchIndex(settings, () => {})).not.toThrow();
  });
});
