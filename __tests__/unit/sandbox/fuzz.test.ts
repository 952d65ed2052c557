import fc from "fast-check";
import { operatorRequests } from "../../../scripts/sandbox/fuzz/operators";
import { scenarios } from "../../../scripts/sandbox/fuzz/requests";

const sample = (seed: number) => fc.sample(scenarios, { seed, numRuns: 200 });
const text = (seed: number) => JSON.stringify(sample(seed));

test("the same seed generates the same requests", () => {
  const [first, again, other] = [1, 1, 2].map(text);
  expect(first === again).toBe(true);
  expect(first === other).toBe(false);
});

test("requests are of every kind, by every sender", () => {
  const requests = sample(1).flat();
  const methods = new Set(requests.map(({ method }) => method));
  const senders = new Set(requests.map(({ as }) => as));
  const parameters = new Set(requests.flatMap(({ target }) => target.match(/(?<=[?&])\w+/g) ?? []));
  expect([...methods]).toEqual(expect.arrayContaining(["GET", "POST", "PUT", "DELETE"]));
  expect([...senders]).toEqual(
    expect.arrayContaining(["public", "full-access", "read-only", "custom", "reader", "editor"]),
  );
  expect([...parameters]).toEqual(
    expect.arrayContaining(["filters", "sort", "fields", "populate", "pagination", "locale", "status"]),
  );
});

test("every operator meets every type of field", () => {
  const fields = new Set(operatorRequests.map(({ target }) => /filters\[(\w+)]/.exec(target)?.[1]));
  const operators = new Set(operatorRequests.map(({ target }) => /\[(\$\w+)]/.exec(target)?.[1]));
  expect(operators.size).toBe(23);
  expect(operatorRequests).toHaveLength(fields.size * operators.size);
});
