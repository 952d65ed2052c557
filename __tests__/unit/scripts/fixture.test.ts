import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../../scripts/command/filesIn.mjs";
import { fingerprint, mirror } from "../../../scripts/fixture/files.mjs";
import { alone } from "../../../scripts/fixture/lock.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

describe("mirror", () => {
  it("makes one folder hold what the other holds, except what is kept", () => {
    const from = temporaryFolder({ "a.ts": "new", "deep/b.ts": "b" });
    const to = temporaryFolder({ "a.ts": "old", "gone.ts": "x", "generated.ts": "mine" });
    mirror({ from, to, files: filesIn(from), keep: ["generated.ts"] });
    expect(filesIn(to)).toEqual(["a.ts", join("deep", "b.ts"), "generated.ts"]);
    expect(readFileSync(join(to, "a.ts"), "utf8")).toBe("new");
  });

  it("leaves a file alone that is the same already", () => {
    const [from, to] = [temporaryFolder({ "a.ts": "same" }), temporaryFolder({ "a.ts": "same" })];
    utimesSync(join(to, "a.ts"), 1000, 1000);
    mirror({ from, to, files: ["a.ts"] });
    expect(statSync(join(to, "a.ts")).mtimeMs).toBe(1_000_000);
  });
});

describe("fingerprint", () => {
  it.each([
    ["a byte", { "a.ts": "2" }],
    ["a name", { "b.ts": "1" }],
  ])("changes with %s", (_, files) => {
    const [one, other] = [temporaryFolder({ "a.ts": "1" }), temporaryFolder(files)];
    expect(fingerprint(other, filesIn(other))).not.toBe(fingerprint(one, filesIn(one)));
  });
});

describe("alone", () => {
  it("lets one at a time in", async () => {
    const lock = join(temporaryFolder(), "lock");
    const events: string[] = [];
    const job = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      events.push(`${name} ends`);
    };
    await Promise.all([alone(lock, job("one")), alone(lock, job("two"))]);
    expect(events).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  });

  it("opens again after a failure, and after a process that died inside", async () => {
    const folder = temporaryFolder({ "dead/pid": "4194305" });
    await expect(alone(join(folder, "lock"), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(alone(join(folder, "lock"), async () => "in")).resolves.toBe("in");
    await expect(alone(join(folder, "dead"), async () => "in")).resolves.toBe("in");
  });
});
