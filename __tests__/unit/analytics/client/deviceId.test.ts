import { deviceIdIn } from "../../../../src/analytics/client/deviceId";

it.each([
  ["_ga=GA1.1.1188.1700", "1188.1700"],
  ["theme=dark; _ga=GA1.2.1188.1700; other=1", "1188.1700"],
])("takes the last two of four parts: %s", (cookies, id) => {
  expect(deviceIdIn(cookies)).toBe(id);
});

it.each([
  "",
  "theme=dark",
  "_ga=",
  "_ga=GA1.1.1188",
  "_ga=GA1.1.1188.1700.5",
  "_ga_ABC=GS1.1.1188.1700",
  "my_ga=GA1.1.1188.1700",
])("finds none in %p", (cookies) => {
  expect(deviceIdIn(cookies)).toBeUndefined();
});
