import { checkClaims } from "../../../runner/claims/check";
import { prove } from "../../../runner/claims/prove";
import type { ClaimOfPage } from "../../../runner/claims/verdict";
import { startLab } from "../../../runner/platform/lab";
import { Failure } from "../../../runner/project";

jest.mock("../../../runner/platform/lab", () => ({
  prepareLab: async () => undefined,
  startLab: jest.fn(async ({ name, files }: { name: string; files: Record<string, string> }) => {
    if ("broken.ts" in files) throw new Failure(`${name} could not start.`);
    return {
      url: "http://127.0.0.1:1",
      folder: "/none",
      logFile: "/none.log",
      restoreDatabase: async () => undefined,
      run: async (code: string) => ({ ok: true, value: Number(code), logs: [] }),
      stop: async () => undefined,
    };
  }),
}));

const claim = (value: number, file?: string): ClaimOfPage => ({
  page: "a.mdx",
  pageLine: value,
  line: 1,
  column: 1,
  setup: file === undefined ? undefined : { files: { [file]: "" } },
  claim: { quote: `Claim ${value}`, run: String(value), expect: value },
});
const name = "unit-prove";

beforeEach(() => jest.mocked(startLab).mockClear());

it("begins with the largest group, and returns verdicts in the order of the claims", async () => {
  const claims = [claim(1, "config/a.ts"), claim(2), claim(3), claim(4)];
  const lines: string[] = [];
  const { verdicts, failure } = await prove(claims, { name, log: (line) => lines.push(line) });
  expect(lines).toEqual(["  start 1 of 2: 3 claims", "  start 2 of 2: 1 claims"]);
  expect([...verdicts.keys()]).toEqual(claims);
  expect([...verdicts.values()].flat()).toEqual([]);
  expect(failure).toBeUndefined();
});

it("gives each lab a name of its own", async () => {
  await prove([claim(1, "config/a.ts"), claim(2, "config/b.ts"), claim(3)], { name, log: () => undefined });
  const names = jest.mocked(startLab).mock.calls.map(([options]) => options.name);
  expect(new Set(names).size).toBe(3);
  for (const own of names) expect(own).toMatch(`${name}-${process.pid}-`);
});

it("reports a lab that didn't start, and the verdicts of the others", async () => {
  const lines: string[] = [];
  const wrong = { ...claim(3), claim: { quote: "Claim 3", run: "3", expect: 4 } };
  const problems = await checkClaimsOf([claim(1, "broken.ts"), claim(2), wrong], lines);
  expect(problems).toBe(2);
  expect(lines.join("\n")).toContain('a.mdx:3  "Claim 3"\n    result: expected 4, got 3');
  expect(lines.join("\n")).toMatch(/unit-prove-\d+-\d could not start\./);
  expect(lines.at(-1)).toMatch(/1 refuted, 1 could not be run/);
});

jest.mock("../../../runner/claims/collect", () => ({ collectClaims: async () => collected }));
let collected: readonly ClaimOfPage[] = [];

async function checkClaimsOf(claims: readonly ClaimOfPage[], lines: string[]): Promise<number> {
  collected = claims;
  return checkClaims("content", [], { name, log: (line) => lines.push(line) });
}
