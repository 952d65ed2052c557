import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { fingerprint, Stamp } from "../../../runner/platform/stamp";

const project = () => temporaryFolder({ "lock.json": "1", "src/a.ts": "a", "src/deep/b.ts": "b" });
const print = (folder: string) => fingerprint(folder, ["lock.json", "src", "none"]);

describe("fingerprint", () => {
  it("follows from names and contents, wherever the folder lies", () => {
    expect(print(project())).toBe(print(project()));
  });

  it.each([
    ["a file changes", (folder: string) => writeFileSync(join(folder, "src/deep/b.ts"), "c")],
    ["a file is added", (folder: string) => writeFileSync(join(folder, "src/new.ts"), "")],
    ["a file goes", (folder: string) => rmSync(join(folder, "src/a.ts"))],
    [
      "a file gets another name",
      (folder: string) => {
        rmSync(join(folder, "src/a.ts"));
        writeFileSync(join(folder, "src/z.ts"), "a");
      },
    ],
  ])("changes when %s", (_, change) => {
    const folder = project();
    const before = print(folder);
    change(folder);
    expect(print(folder)).not.toBe(before);
  });

  it("leaves out what it is told to", () => {
    const folder = project();
    const isOut = (path: string) => path.startsWith("src/deep");
    const before = fingerprint(folder, ["src"], isOut);
    writeFileSync(join(folder, "src/deep/b.ts"), "c");
    expect(fingerprint(folder, ["src"], isOut)).toBe(before);
  });
});

it("a stamp is current until it is removed or the value is another", () => {
  const stamp = new Stamp(join(temporaryFolder(), "not/yet/there"));
  expect(stamp.isCurrent("1")).toBe(false);
  stamp.write("1");
  expect([stamp.isCurrent("1"), stamp.isCurrent("2")]).toEqual([true, false]);
  stamp.remove();
  expect(stamp.isCurrent("1")).toBe(false);
});
