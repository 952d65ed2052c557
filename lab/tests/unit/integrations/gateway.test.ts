import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Gateway, openGateway } from "../../../runner/integrations/gateway";

let lab: Server;
let gateway: Gateway;

beforeEach(async () => {
  lab = createServer((request, response) => {
    response.writeHead(request.method === "POST" ? 201 : 200, { "x-path": request.url });
    request.pipe(response);
  });
  await new Promise<void>((resolve) => {
    lab.listen(0, "127.0.0.1", resolve);
  });
  gateway = await openGateway(`http://127.0.0.1:${(lab.address() as AddressInfo).port}`);
});

afterEach(() => {
  gateway.close();
  lab.close();
  lab.closeAllConnections();
});

it("passes requests on, with their bodies", async () => {
  const response = await fetch(`${gateway.url}/api/recipes?a=1`, { method: "POST", body: "Soup" });
  expect([response.status, response.headers.get("x-path"), await response.text()]).toEqual([
    201,
    "/api/recipes?a=1",
    "Soup",
  ]);
});

it("doesn't respond while the lab is down, and responds again after that", async () => {
  gateway.set("down");
  await expect(fetch(`${gateway.url}/api/recipes`)).rejects.toThrow("fetch failed");
  gateway.set("up");
  expect((await fetch(`${gateway.url}/api/recipes`)).status).toBe(200);
});

it("takes its time for the API, and not for images", async () => {
  gateway.set("slow");
  const timeOf = async (path: string) => {
    const start = performance.now();
    await fetch(gateway.url + path);
    return performance.now() - start;
  };
  expect(await timeOf("/uploads/soup.jpg")).toBeLessThan(2_000);
  expect(await timeOf("/api/recipes")).toBeGreaterThan(2_000);
});
