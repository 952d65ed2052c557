import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeOutputFile } from "../../../../build/outputs/outputFile";
import { readConfig } from "../../../../shared/config/config";
import { temporaryFolder } from "../../../support/temporaryFolder";

function site() {
  const ask = jest.fn(async () => ({ title: "Docs" }));
  return {
    publicDir: temporaryFolder(),
    ask: ask as typeof ask & (<Data>() => Promise<Data>),
    config: readConfig({}),
  };
}

it("writes a text made of the result of its query and of the configuration", async () => {
  const one = site();
  const text = ({ title }: { title: string }, { siteUrl }: { siteUrl: string }) => `${title} at ${siteUrl}`;
  await writeOutputFile({ path: "/some/where.txt", query: "query Q", text }, one);
  expect(one.ask).toHaveBeenCalledWith("query Q");
  expect(readFileSync(join(one.publicDir, "some/where.txt"), "utf8")).toBe("Docs at http://localhost:9000");
});

it("needs no query", async () => {
  const one = site();
  await writeOutputFile({ path: "/a.txt", text: () => "A" }, one);
  expect(one.ask).not.toHaveBeenCalled();
  expect(readFileSync(join(one.publicDir, "a.txt"), "utf8")).toBe("A");
});

it("writes nothing for a site without the file", async () => {
  const one = site();
  await writeOutputFile({ path: "/a.txt", text: () => undefined }, one);
  expect(existsSync(join(one.publicDir, "a.txt"))).toBe(false);
});
