import { isMessage, messageFits, stringsIn } from "../../../../../plugins/docs-content/messages/messageFits";

it("takes any values for …", () => {
  const fits = messageFits("Invalid key … at …");
  expect(fits("ValidationError: Invalid key colour at filters.colour")).toBe(true);
  expect(fits("Invalid key colour")).toBe(false);
  expect(fits("at first, an Invalid key colour")).toBe(false);
});

it("fits nothing if a message is hardly more than values", () => {
  expect(messageFits("… is …")("this is anything")).toBe(false);
});

it.each([
  ["Invalid key … at …", "Invalid key colour at filters.colour", true],
  ["Invalid key … at …", "An Invalid key colour at filters", false],
  ["Invalid key … at the end", "Invalid key colour at the end.", false],
  ["Not Found", "Not Found", true],
  ["Not Found", "Not Found: soup", false],
  ["a … a", "a ", false],
  ["… b … c …", "1 b 2\n3 c 4", true],
  ["… b … c …", "1 c 2 b 3", false],
])("compares the whole of %j with %j", (message, text, isWhole) => {
  expect(isMessage(message, text)).toBe(isWhole);
});

it("finds strings in any depth, with single spaces", () => {
  expect(stringsIn({ error: [{ message: "two\n  lines" }, 3, null] })).toEqual(["two lines"]);
});
