import { keepPaste, pastedFor } from "../../../../src/search/errors/pasted";

const trace = "[2026-11-26 09:41:07.221] error: Middleware not found\n    at load (/app/x.js:1:2)";

describe("a paste", () => {
  it("that fits into the field is pasted as usual", () => {
    expect(keepPaste("populate relations\n")).toBeUndefined();
  });

  it("of several lines is kept, and its error stands for it", () => {
    expect(keepPaste(trace)).toBe("Middleware not found");
    expect(pastedFor("Middleware not found")).toBe(trace);
    expect(pastedFor("Middleware not found ")).toBe(trace);
    expect(pastedFor("Middleware")).toBeUndefined();
  });

  it("that is too long is kept, and cut for the field", () => {
    const line = `Middleware ${"x".repeat(80)} not found`;
    const query = keepPaste(line);
    expect(query).toHaveLength(64);
    expect(pastedFor(query ?? "")).toBe(line);
  });

  it("of signs only keeps its text", () => {
    expect(keepPaste("-".repeat(70))).toBe("-".repeat(64));
  });
});
