/**
 * Runs an action for each item, a few at a time. After a failure, it starts no more actions and waits for the running ones, so
 * that none is still running when this throws.
 *
 * @template Item
 * @param {Iterable<Item>} items
 * @param {number} atOnce
 * @param {(item: Item) => Promise<void>} action
 * @throws the first failure
 */
export async function eachOf(items, atOnce, action) {
  const waiting = [...items];
  const workers = Array.from({ length: atOnce }, async () => {
    try {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await action(item);
    } finally {
      waiting.length = 0;
    }
  });
  const ends = await Promise.allSettled(workers);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
