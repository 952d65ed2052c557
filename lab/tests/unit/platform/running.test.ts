import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { findRunning, removeRecord, writeRecord } from "../../../runner/platform/running";
import { startFakeLab, startForeignProcess } from "../../support/fakeLab";

describe("findRunning", () => {
  it("finds a lab by its name, and no other", async () => {
    const instances = temporaryFolder();
    const pid = await startFakeLab(instances, "main");
    writeRecord("main", { pid, port: 1337 }, instances);
    expect(findRunning("main", instances)).toEqual({ pid, port: 1337 });
    expect(findRunning("other", instances)).toBeUndefined();
  });

  it("doesn't take another program for the lab, whose number it may have got", async () => {
    const instances = temporaryFolder();
    writeRecord("main", { pid: await startForeignProcess(), port: 1337 }, instances);
    expect(findRunning("main", instances)).toBeUndefined();
  });

  it("doesn't take another instance for this one", async () => {
    const instances = temporaryFolder();
    writeRecord("main", { pid: await startFakeLab(instances, "record") }, instances);
    expect(findRunning("main", instances)).toBeUndefined();
  });

  it.each(["", "{", '{"pid":-1}', '{"pid":"1; rm"}'])("reads %j as no lab", (text) => {
    const instances = temporaryFolder({ "main.json": text });
    expect(findRunning("main", instances)).toBeUndefined();
  });

  it("knows no process whose number nobody has", () => {
    const instances = temporaryFolder();
    // Beyond what any system gives out.
    writeFileSync(join(instances, "main.json"), JSON.stringify({ pid: 2 ** 30 }));
    expect(findRunning("main", instances)).toBeUndefined();
  });

  it("forgets a lab", () => {
    const instances = temporaryFolder();
    writeRecord("main", { pid: 1 }, instances);
    removeRecord("main", instances);
    expect(existsSync(join(instances, "main.json"))).toBe(false);
  });
});
