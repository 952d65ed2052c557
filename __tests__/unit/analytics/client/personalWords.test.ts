import { maskedProperties, withoutPersonalWords } from "../../../../src/analytics/client/personalWords";

it.each([
  ["pay with 4111 1111 1111 1111 please", "pay with ***** please"],
  ["5500-0000-0000-0004", "*****"],
  ["I am 123-45-6789", "I am *****"],
  ["ask me@host.example or you@host.example", "ask ***** or *****"],
])("masks what no one should send by accident: %s", (text, masked) => {
  expect(withoutPersonalWords(text)).toBe(masked);
});

it.each(["populate", "port 1337", "release 5.6.3", "status 404 since 2024"])("leaves %s", (text) => {
  expect(withoutPersonalWords(text)).toBe(text);
});

it("looks into every text of an event, and nothing else", () => {
  expect(maskedProperties({ comment: "123-45-6789", helpful: true, length: 123456789 })).toEqual({
    comment: "*****",
    helpful: true,
    length: 123456789,
  });
});
