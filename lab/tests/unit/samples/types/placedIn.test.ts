import { wholeConfig, wholeModule } from "../../../../runner/samples/code/workspace";
import { placedIn } from "../../../../runner/samples/types/placedIn";

/** The names of some words in what is compiled. */
function namesOf(whole: string, words: readonly string[]) {
  return words.flatMap((word) =>
    [...whole.matchAll(new RegExp(`\\b${word}\\b`, "g"))].map(({ index }) => ({
      start: index,
      length: word.length,
      text: word,
    })),
  );
}

it("places names in the code of the page, which is wrapped after its imports", () => {
  const code = 'import { a } from "b";\nconst c = a;\n  return c;';
  expect(placedIn(namesOf(wholeModule(code), ["a", "c", "sample"]), code, wholeModule(code))).toEqual({
    a: ["1:10:1", "2:11:1"],
    c: ["2:7:1", "3:10:1"],
  });
});

it("places names in a part of a configuration", () => {
  const code = "host: env,\nport: 1";
  const whole = wholeConfig(code, "config/server.ts");
  expect(placedIn(namesOf(whole, ["host", "port", "Core"]), code, whole)).toEqual({
    host: ["1:1:4"],
    port: ["2:1:4"],
  });
});

it("places names in code that is compiled as it is", () => {
  const code = "export const a = 1;";
  expect(placedIn(namesOf(code, ["a"]), code, code)).toEqual({ a: ["1:14:1"] });
});
