import { asserts } from "../../../../../plugins/docs-content/claims/asserts";
import marked from "./sentences.json";

it("agrees with at least 95 % of 200 sentences marked by hand", () => {
  const wrong = [
    ...marked.asserting.filter((sentence) => !asserts(sentence)),
    ...marked.others.filter((sentence) => asserts(sentence)),
  ];
  expect(marked.asserting.length + marked.others.length).toBe(200);
  // Shows what they disagree on if there are more.
  expect(wrong.length > 10 ? wrong : []).toEqual([]);
});

it.each([
  ["a sentence about the platform", "Strapi returns 404 if no entry matches.", true],
  ["an ability", "You can sort by a relation.", true],
  ["a sentence with a link", "See what happens: [Strapi](/x) returns 404.", false],
  ["links for another reader", "For the developer: [Sort](/x), [Filter](/y).", false],
  ["a sentence that begins with links", "[Sort](/x) and [Filter](/y) return 400.", true],
  ["an instruction", "To sort, add `sort` to the query string.", false],
  ["an instruction after a condition", "If it fails, restart the server.", false],
  ["a source", "Source: [Settings](https://docs.example), November 2026.", false],
  ["a question", "Does it return 404 then?", false],
  ["a lead-in", "Strapi returns all errors together:", false],
  ["a noun that could be a verb", "Requests without a token return 401.", true],
])("reads %s", (_what, sentence, expected) => {
  expect(asserts(sentence)).toBe(expected);
});
