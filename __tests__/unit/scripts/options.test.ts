import { Failure, Help } from "../../../scripts/command/failure.mjs";
import { readOptions, readPort } from "../../../scripts/command/options.mjs";

describe("readOptions", () => {
  it("gives defaults, given values and plain words", () => {
    const argv = ["page", "dev-docs/x", "--port", "9001"];
    expect(readOptions(argv, { port: "9000", dir: "public" }, "")).toEqual({
      options: { port: "9001", dir: "public" },
      words: ["page", "dev-docs/x"],
    });
  });

  it.each([[["--prot", "1"]], [["--port"]]])("reports %j with the options there are", (argv) => {
    expect(() => readOptions(argv, { port: "9000", dir: "public" }, "")).toThrow("--port, --dir");
  });
});

describe("a question for help", () => {
  it.each(["--help", "-h"])("%s prints usage, options and defaults", (word) => {
    const ask = () => readOptions([word, "--nonsense"], { port: "9000", only: "" }, "npm run x");
    expect(ask).toThrow(new Help("npm run x\n  --port …  (9000 when not given)\n  --only …"));
    expect(ask).toThrow(Help);
  });
});

describe("readPort", () => {
  it("reads a port", () => expect(readPort("9000")).toBe(9000));

  it.each(["", "abc", "-1", "65536", "80.5"])("refuses %j", (text) => {
    expect(() => readPort(text)).toThrow(Failure);
  });
});
