import { once } from "node:events";
import { createServer } from "node:net";
import { freePort, portFailure, requireFreePort } from "../../../scripts/setup/port.mjs";

describe("requireFreePort", () => {
  it.each(["127.0.0.1", undefined])("refuses a port that is taken on %s and names another", async (host) => {
    const server = createServer().listen({ port: 0, ...(host ? { host } : {}) });
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use`);
    server.close();
    await once(server, "close");
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });

  it("says why a system port can't be had", () => {
    expect(portFailure(80, "EACCES").message).toMatch(/Port 80 is reserved .* --port 9000/);
  });
});

describe("freePort", () => {
  it("takes any free port where none is named", async () => {
    const port = await freePort(0);
    expect(port).toBeGreaterThan(0);
    expect(await freePort(port)).toBe(port);
  });

  it("keeps to a port that is named", async () => {
    const server = createServer().listen({ port: 0, host: "127.0.0.1" });
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expect(freePort(port)).rejects.toThrow(`Port ${port} is in use`);
    server.close();
    await once(server, "close");
  });
});
