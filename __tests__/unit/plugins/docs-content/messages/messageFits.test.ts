import { messageFits, stringsIn } from "../../../../../plugins/docs-content/messages/messageFits";

it("takes any values for …", () => {
  const fits = messageFits("Invalid key … at …");
  expect(fits("ValidationError: Invalid key colour at filters.colour")).toBe(true);
  expect(fits("Invalid key colour")).toBe(false);
  expect(fits("at first, an Invalid key colour")).toBe(false);
});

it("fits nothing if a message is hardly more than values", () => {
  expect(messageFits("… is …")("this is anything")).toBe(false);
});

it("finds strings in any depth, with single spaces", () => {
  expect(stringsIn({ error: [{ message: "two\n  lines" }, 3, null] })).toEqual(["two lines"]);
});
