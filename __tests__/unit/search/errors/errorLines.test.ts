import { errorLines } from "../../../../src/search/errors/errorLines";
import { expectQuick } from "../../../support/expectQuick";

describe("the lines of a pasted text", () => {
  it("have no time, level, or color", () => {
    const log =
      '[2026-11-26 09:41:07.221] \u001b[31merror\u001b[39m: Middleware "global::x" not found.\n' +
      "2026-11-26T09:41:07.221Z error: Second";
    expect(errorLines(log)).toEqual(['Middleware "global::x" not found.', "Second"]);
  });

  it("that report an error come first", () => {
    const log = "[2026-11-26 09:41:07.220] info: Starting\n[2026-11-26 09:41:07.221] error: No keys";
    expect(errorLines(log)).toEqual(["No keys", "Starting"]);
    expect(errorLines("Traceback (most recent call last):\nValueError: bad value")[0]).toBe("bad value");
  });

  it("have no error class, and no line of the stack", () => {
    const trace = [
      "/app/node_modules/x.js:98",
      "    throw new Error();",
      "          ^",
      "",
      "TypeError [ERR_X]: Keys are required",
      "    at load (/app/x.js:1:2)",
      "    at node:internal/main:4",
      "  [cause]: Error: No file",
      "Caused by: ValidationError: 2 errors occurred",
    ].join("\n");
    expect(errorLines(trace)).toEqual(
      expect.arrayContaining(["Keys are required", "No file", "2 errors occurred"]),
    );
    expect(errorLines(trace).join("\n")).not.toMatch(/^at /m);
  });

  it("begin with the messages of JSON", () => {
    const body =
      '{"data":null,"error":{"status":400,"name":"ValidationError","message":"Invalid key \\"x\\""}}';
    expect(errorLines(body)[0]).toBe('Invalid key "x"');
    expect(errorLines('"message": "broken \\q escape"')[0]).toBe("broken \\q escape");
  });

  it("include the message of an object that Node.js printed", () => {
    const printed =
      "{ data: null, error: { status: 400, name: 'ValidationError', message: 'photo must be defined.' } }";
    expect(errorLines(printed)[0]).toBe("photo must be defined.");
    expect(errorLines('  message: "isn\'t known",')[0]).toBe("isn't known");
    expect(errorLines('{\n  "name": "ValidationError"\n}')).toEqual([]);
  });

  it("are read through the frame of a terminal", () => {
    const framed =
      '┌──────┐\n│  Error: Handler not found "soup.find"      │\n│      at getAction (/app/x.js:1:2)   │';
    expect(errorLines(framed)).toEqual(['Handler not found "soup.find"']);
  });

  it("that report an error are joined with the next one, unless that is another report or a place", () => {
    expect(errorLines("error: Could not load \n/app/x.js: No file")).toContain(
      "Could not load /app/x.js: No file",
    );
    expect(errorLines("error: One\nError: Two\n    at load (/app/x.js:1:2)")).toEqual(["One", "Two"]);
  });

  it("have no level without a colon, no status, and no tag", () => {
    expect(errorLines("2026-11-28T10:12:01.120Z ERROR [saffron] No keys")).toEqual(["No keys"]);
    expect(errorLines("401 Missing credentials")).toEqual(["Missing credentials"]);
    expect(errorLines("404 - Not found")).toEqual(["404 - Not found"]);
    expect(errorLines("[2026-11-28 10:12:01.120] error: (Typegen) No types")).toEqual(["No types"]);
  });

  it("include a phrase that a sentence quotes", () => {
    expect(errorLines("I get “No keys are set” with it")).toContain("No keys are set");
  });

  it("include the message of a body that is a string of another one", () => {
    expect(errorLines(JSON.stringify({ body: JSON.stringify({ message: "No keys" }) }))[0]).toBe("No keys");
  });

  it("keep a name in brackets", () => {
    expect(errorLines("error: [decrypt] Unable to decrypt value")).toEqual([
      "[decrypt] Unable to decrypt value",
    ]);
    expect(errorLines("[ERROR]  [decrypt] Unable to decrypt value")).toEqual([
      "[decrypt] Unable to decrypt value",
    ]);
  });

  it("include what a message wraps", () => {
    const log = 'error: Error creating endpoint GET /soups: Handler not found "soup.find"';
    expect(errorLines(log)).toEqual([
      'Error creating endpoint GET /soups: Handler not found "soup.find"',
      'Handler not found "soup.find"',
    ]);
  });

  it("keep a message that begins with a word of logs", () => {
    expect(errorLines("Error regarding admin config: x")).toEqual(["Error regarding admin config: x", "x"]);
  });

  it("are found quickly in a text without an end", () => {
    expectQuick(() => errorLines("error: ".repeat(20_000)));
    expectQuick(() => errorLines(`"message": "${"\\\\".repeat(100_000)}`));
    expectQuick(() => errorLines("A.".repeat(100_000)));
    expectQuick(() => errorLines("message: '".repeat(20_000)));
  });
});
