import { mutatedClaim, mutatedQuote } from "../../../runner/claims/mutations";
import { randomFrom } from "../../../runner/claims/random";

const first = () => 0;

it("changes a value of a quote: the last number of it, or its last letter", () => {
  expect(mutatedQuote("returns 404 for all", first)).toBe("returns 405 for all");
  expect(mutatedQuote("`sort` orders", first)).toBe("`sortx` orders");
  expect(mutatedQuote("`limit=10` and 3", first)).toBe("`limit=11` and 3");
  expect(mutatedQuote("no value", first)).toBeUndefined();
});

it("puts an expectation off by one, and nothing else", () => {
  const claim = { quote: "q", request: "GET /api/a", status: 200 };
  expect(mutatedClaim(claim, first)).toEqual({ ...claim, status: 201 });
  expect(mutatedClaim({ quote: "q", run: "1", expect: { a: true } }, first)).toEqual({
    quote: "q",
    run: "1",
    expect: { a: false },
  });
});

it("makes the same mistakes again with the same seed", () => {
  const numbers = (seed: number) => Array.from({ length: 3 }, randomFrom(seed));
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1)).not.toEqual(numbers(2));
});
