import { execFileSync } from "node:child_process";

const file = require.resolve("../../../../build/gatsby-internals/v8Flags.cjs");

/** The output of a process with the flags. For an unknown flag, V8 prints an error and continues. */
function run(script: string, GATSBY_INTERNALS = ""): string {
  const env = { ...process.env, GATSBY_INTERNALS, NODE_OPTIONS: `--require "${file}"` };
  return execFileSync("sh", ["-c", '"$0" -e "$1" 2>&1', process.execPath, script], {
    env,
    encoding: "utf8",
  });
}

const startsThread = "new (require('worker_threads').Worker)('console.log(1)', { eval: true })";

it("are known to V8, and taken by threads", () => {
  expect(run(startsThread)).toBe("1\n");
});

it("are set unless GATSBY_INTERNALS leaves them out", () => {
  const told = "const set = []; require('v8').setFlagsFromString = (flag) => set.push(flag);";
  const anew = (chosen: string) =>
    run(`${told} delete require.cache['${file}']; require('${file}'); console.log(set.length)`, chosen);
  expect(["", "navigation,v8Flags", "off", "navigation"].map(anew)).toEqual(["2\n", "2\n", "0\n", "0\n"]);
});
