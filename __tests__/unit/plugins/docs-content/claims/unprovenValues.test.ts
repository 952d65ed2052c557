import { unprovenValues } from "../../../../../plugins/docs-content/claims/unprovenValues";

it.each([
  ["code with other spaces and quotation marks", '`{ "a": 1 }`', "{a: 1}", []],
  ["code only as a whole word", "`sort`", "sorted", ["`sort`"]],
  ["an ellipsis as anything", "`id …, locale …`", 'id "x", locale "y"', []],
  ["numbers with a thousands separator", "10,000 rows", "10000", []],
  ["a number inside a longer one", "25 rows", "250", ["25"]],
  ["a number before a unit", "1 MB", "1mb", []],
  ["a digit of an ID", "7 rows", "h7i76m2n", ["7"]],
  ["a version of the platform's name", "In Strapi 5, yes", "", []],
  ["the target of a link", "[Limits](/a/b2#404)", "", []],
  ["a decimal number", "4.8 stars", "4.9", ["4.8"]],
])("reads %s", (_what, quote, proof, expected) => {
  expect(unprovenValues(quote, proof)).toEqual(expected);
});
