import { storedSessionId } from "../../../../src/analytics/client/sessionId";

const apiKey = "0123456789abcdef";
const cookie = (value: unknown) =>
  `_ga=1; AMP_0123456789=${btoa(encodeURIComponent(JSON.stringify(value)))}; x=y`;

it("reads the session that the client has stored", () => {
  expect(storedSessionId(cookie({ sessionId: 1_764_000_000_000 }), apiKey, 5)).toBe(1_764_000_000_000);
});

it.each(["", "AMP_0123456789=!", cookie(null), cookie({ sessionId: "x" })])(
  "is a new session without one: %s",
  (cookies) => {
    expect(storedSessionId(cookies, apiKey, 5)).toBe(5);
  },
);
