import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { temporaryFolder } from "../../support/temporaryFolder";

function command(name: string, ...args: string[]) {
  return spawnSync(process.execPath, [resolve("scripts/cli.mjs"), name, ...args], {
    encoding: "utf8",
    timeout: 20_000,
  });
}

describe("npm start and npm run serve", () => {
  it.each(["start", "serve"])("%s refuses a taken port at once, with one sentence", async (name) => {
    const server = createServer().listen(0);
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { status, stdout, stderr } = command(name, "--port", String(port));
    server.close();
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trim()).toBe(
      `Port ${port} is in use: free it, or choose another with "-- --port ${port + 1}".`,
    );
  });

  it.each([
    [["--port", "http"], "--port needs a number"],
    [["--prot", "9000"], "the options here are --port"],
  ])("start rejects %j", (args, sentence) => {
    const { status, stderr } = command("start", ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });

  it("serve says that there is no build", () => {
    const { status, stderr } = command("serve", "--port", "0", "--dir", temporaryFolder());
    expect(status).toBe(1);
    expect(stderr).toMatch(/no built site in .*: run npm run build first/);
  });

  it.each(["SIGINT", "SIGTERM"] as const)("serve names its URL and ends on %s", async (signal) => {
    const dir = temporaryFolder({ "index.html": "<h1>Home</h1>" });
    const child = spawn(process.execPath, [resolve("scripts/cli.mjs"), "serve", "--port", "0", "--dir", dir]);
    let output = "";
    while (!output.includes("ends it")) output += String((await once(child.stdout, "data"))[0]);
    const url = output.match(/http:\/\/localhost:\d+/)?.[0] ?? "";
    expect(await (await fetch(url)).text()).toContain("Home");
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});
