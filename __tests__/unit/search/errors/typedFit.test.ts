import { typedFit } from "../../../../src/search/errors/typedFit";

const message = `Couldn't read the config of "…". Restart the server, please.`;

describe("a line that someone typed", () => {
  it("fits a message without regard to case and signs", () => {
    expect(typedFit(message, "couldnt read the config of plugins restart the server please")).toBeGreaterThan(
      0,
    );
    expect(typedFit(message, "Couldn’t read the config of 'a b'! Restart the server please")).toBeGreaterThan(
      0,
    );
  });

  it("fits with a part of at least 24 letters, of whole words", () => {
    expect(typedFit(message, "read the config of")).toBe(0);
    expect(
      typedFit("Cannot register resources after the start", "register resources after the start"),
    ).toBeGreaterThan(0);
    expect(typedFit("Cannot register resources after the start", "egister resources after the start")).toBe(
      0,
    );
  });

  it("fits with all words before the first value", () => {
    expect(
      typedFit("Failed to generate types for …: …. Exiting", "failed to generate types for a"),
    ).toBeGreaterThan(0);
    expect(typedFit("Failed to generate …: …. Exiting", "failed to generate types")).toBe(0);
  });

  it("fits no message with other words around it, and no short one", () => {
    expect(typedFit(message, "it says couldnt read the config of x restart the server please now")).toBe(0);
    expect(typedFit("Not Found", "not found")).toBe(0);
  });
});
