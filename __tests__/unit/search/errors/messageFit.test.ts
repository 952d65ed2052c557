import { messageFit } from "../../../../src/search/errors/messageFit";

const message = "Middleware … of type … was not found";

describe("the fit of a message", () => {
  it("allows any values", () => {
    expect(messageFit(message, "Middleware x of type y z was not found", false)).toBeGreaterThan(0);
    expect(messageFit(message, "Middleware x was not found of type", false)).toBe(0);
  });

  it("is better for a message with more words", () => {
    const line = "Middleware x of type y was not found in the configuration";
    expect(messageFit(`${message} in the configuration`, line, false)).toBeGreaterThan(
      messageFit(message, line, false),
    );
  });

  it("is better for a line with less around the message", () => {
    const line = "Middleware x of type y was not found";
    expect(messageFit(message, line, false)).toBeGreaterThan(messageFit(message, `${line}, maybe`, false));
  });

  it("doesn't count the words of values", () => {
    const long = "False expression: negative numbers should be created in combination with another";
    const failed = "Failed to generate types: …. Exiting";
    expect(messageFit(failed, `Typegen: Failed to generate types: ${long}. Exiting`, false)).toBeGreaterThan(
      0,
    );
    expect(messageFit(failed, `Failed to generate types: ${long}. Exit now`, false)).toBe(0);
  });

  it("ignores signs at the beginning", () => {
    expect(
      messageFit("[…] is not an existing action", "29] is not an existing action", true),
    ).toBeGreaterThan(0);
  });

  it("ignores a message among many other words", () => {
    const prose = "nobody knows why this happens on some machines and never on those of others";
    expect(messageFit("Password is not set", `Password is not set: ${prose}`, true)).toBe(0);
  });

  it("recognizes a long message by its beginning, where a terminal broke the line", () => {
    const long = "Missing auth.secret. Please set auth.secret in config/admin.js for …";
    expect(messageFit(long, "Missing auth.secret. Please set auth.secret in", false)).toBeGreaterThan(0);
    expect(messageFit(long, "Missing auth.secret.", true)).toBe(0);
    expect(messageFit(long, "Please set auth.secret in config/admin.js for", true)).toBe(0);
    const values = "Invalid schema changes (using the … strategy). Please find a summary: …";
    expect(messageFit(values, "Invalid schema changes (using the strict strategy).", false)).toBeGreaterThan(
      0,
    );
  });

  it("ignores the signs at the end, and the length of values", () => {
    const load = 'Could not load upload provider "…".';
    expect(messageFit(load, 'Could not load upload provider "files"', false)).toBeGreaterThan(0);
    const longValue = `Could not load upload provider "${"file".repeat(50)}".`;
    expect(messageFit(load, longValue, false)).toBeGreaterThan(0);
  });

  it("ignores quotation marks, because people replace them", () => {
    const document = 'Document with id "…", locale "…" not found';
    expect(messageFit(document, "Document with id [x], locale ‘null’ not found", false)).toBeGreaterThan(0);
    expect(messageFit("It doesn't exist here: …", "It doesn’t exist here: soup", false)).toBeGreaterThan(0);
  });

  it("is that of a whole message if only signs and values are missing", () => {
    const load = "Could not load file …: …";
    expect(messageFit(load, "Could not load file", false)).toBe(
      messageFit(load, "Could not load file x: y", false),
    );
    expect(messageFit("Failed to import … (…): …", "Failed to import menus (3", true)).toBeGreaterThan(0);
    expect(messageFit("Failed …: …", "Failed menus", true)).toBe(0);
    expect(messageFit(load, "Nobody knows whether and why it Could not load file", false)).toBe(0);
  });

  it("is lowest for a message that only says that something failed", () => {
    const name = "Internal Server Error";
    expect(messageFit(name, name, true)).toBeLessThan(messageFit("Invalid key …", "Invalid key title", true));
    expect(messageFit(name, name, false)).toBe(0);
  });

  it("accepts short messages as a whole line of the platform only", () => {
    expect(messageFit("Forbidden", "Forbidden", true)).toBeGreaterThan(0);
    expect(messageFit("Forbidden", "Forbidden", false)).toBe(0);
    expect(messageFit("Forbidden", "403 Forbidden", true)).toBe(0);
    expect(messageFit("Invalid key …", "Invalid key title", true)).toBeGreaterThan(0);
    expect(messageFit("… and …", "one and two", true)).toBe(0);
  });
});
