import { type LabPlace, normalizeResponse, normalizeText } from "../../../../shared/recorded/normalize";

const place: LabPlace = {
  url: "http://127.0.0.1:9121",
  folders: ["/tmp/lab/.tmp/labs/check", "/tmp/lab"],
  startedAt: new Date(),
};
const hex = "0123456789abcdef";

it.each([
  [`a ${hex}${hex}${hex}`, "a 01234567…"],
  ["eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.a_b-c", "eyJhbGciOiJIUzI1NiJ9.…"],
  ["koa.sess.sig=abc-D_e; path=/", "koa.sess.sig=…; path=/"],
  ["http://127.0.0.1:9121/uploads/a.jpg", "http://localhost:1337/uploads/a.jpg"],
  ["at /tmp/lab/.tmp/labs/check/src/a.js", "at /srv/saffron/src/a.js"],
  ["at /tmp/lab/node_modules/a.js", "at /srv/saffron/node_modules/a.js"],
  ["2026-06-05T08:00:00.000Z", "2026-06-05T08:00:00.000Z"],
  ["h7i76m2nq0dajfycumgkswq7", "h7i76m2nq0dajfycumgkswq7"],
  ["saffron_9a75446c78.jpg", "saffron_9a75446c78.jpg"],
])("writes %p as %p", (text, expected) => {
  expect(normalizeText(text, place)).toBe(expected);
});

it("replaces times of the machine's own clock", () => {
  expect(normalizeText(`from ${new Date().toISOString()} on`, place)).toBe(
    "from 2026-06-15T10:00:00.000Z on",
  );
});

it("goes into lists and objects, and leaves what is no text", () => {
  const body = {
    stacktrace: ["x"],
    a: [{ b: place.url, c: 1, d: null, e: true }],
    "http://127.0.0.1:9121": "",
  };
  expect(normalizeResponse({ body }, place)).toEqual({
    body: { a: [{ b: "http://localhost:1337", c: 1, d: null, e: true }], "http://127.0.0.1:9121": "" },
  });
});

it("keeps the headers that say something of the response, sorted", () => {
  const headers = {
    date: "now",
    "x-powered-by": "Strapi",
    location: "http://127.0.0.1:9121/a",
    "content-type": "application/json",
    "x-ratelimit-limit": "5",
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "",
  };
  expect(normalizeResponse({ status: 200, headers }, place).headers).toEqual({
    "access-control-allow-origin": "*",
    "content-type": "application/json",
    location: "http://localhost:1337/a",
  });
  expect(normalizeResponse({ status: 429, headers }, place).headers).toHaveProperty("x-ratelimit-limit", "5");
});
