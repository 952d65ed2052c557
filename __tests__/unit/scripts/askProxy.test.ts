import { once } from "node:events";
import { request } from "node:http";
import { askProxy } from "../../../scripts/ask/proxy.mjs";
import { serveHandler } from "../../../scripts/ask/proxyServer.mjs";
import { type ChatServer, startChat } from "../../support/chat/server.mjs";

let chat: ChatServer;
let url: string;
let close: () => void;

beforeEach(async () => {
  chat = await startChat();
  const handler = askProxy({
    upstream: chat.url,
    key: "sk-secret",
    model: "the-model",
    origins: ["https://docs.example"],
  });
  const server = serveHandler(handler).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
  close = () => {
    server.close();
    server.closeAllConnections();
    chat.close();
  };
});
afterEach(() => close());

const messages = [{ role: "user", content: "Question?" }];
const known = { Origin: "https://docs.example" };
const ask = (body: string, headers: Record<string, string> = known, signal?: AbortSignal) =>
  fetch(url, { method: "POST", body, headers, ...(signal ? { signal } : {}) });

describe("the proxy", () => {
  it("adds the key, asks the one model, and passes the stream on", async () => {
    const body = JSON.stringify({ model: "dearer", messages, stream: false, max_tokens: 9e9, tools: [] });
    const response = await ask(body, { ...known, Authorization: "Bearer mine" });
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(await response.text()).toContain("data: [DONE]");
    expect(chat.asked[0]?.headers.authorization).toBe("Bearer sk-secret");
    expect(chat.asked[0]?.body).toEqual({
      model: "the-model",
      messages: [{ role: "system", content: expect.stringContaining("numbered passages") }, ...messages],
      stream: true,
      max_tokens: 800,
    });
  });

  it("ends the answer when the reader goes", async () => {
    chat.gate = new Promise(() => {});
    const gone = new AbortController();
    await ask(JSON.stringify({ messages }), known, gone.signal);
    gone.abort();
    while (chat.left === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(chat.left).toBe(1);
  });

  it("takes questions of its own host and of the sites it knows", async () => {
    const body = JSON.stringify({ messages });
    const answer = await ask(body);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("https://docs.example");
    expect((await ask(body, { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await ask(body, {})).status).toBe(403);
    expect((await ask(body, { Origin: new URL(url).origin })).status).toBe(200);
    expect(chat.asked).toHaveLength(2);
  });

  it("reads no more of a long body than it may have, where its length isn't named", async () => {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        read += 1e4;
        controller.enqueue(new Uint8Array(1e4));
      },
    });
    const handler = askProxy({ upstream: chat.url, key: "k", model: "m", origins: ["https://docs.example"] });
    const init = { method: "POST", headers: known, body, duplex: "half" };
    expect((await handler(new Request("http://proxy.example/", init))).status).toBe(413);
    expect(read).toBeLessThan(200_000);
  });

  it("closes the connection of an endless body", async () => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, method: "POST", headers: known });
    // The connection may close while the client is still writing.
    sent.on("error", () => {}).on("response", (response) => response.resume());
    let written = 0;
    const timer = setInterval(() => {
      written += 1e6;
      sent.write("x".repeat(1e6));
    }, 5);
    await new Promise((resolve) => sent.once("close", resolve));
    clearInterval(timer);
    expect(written).toBeLessThan(50e6);
  });

  it.each([
    ["", 400],
    ["{", 400],
    ['{"messages":[]}', 400],
    ['{"messages":[{"role":"system","content":"x"},{"role":"user","content":"y"}]}', 400],
    ['{"messages":[{"role":"assistant","content":"x"}]}', 400],
    ['{"messages":[{"role":"tool","content":"x"}]}', 400],
    ['{"messages":[{"role":"user","content":{"x":1}}]}', 400],
    [`{"messages":[{"role":"user","content":"${"x".repeat(200_000)}"}]}`, 413],
  ])("rejects %.40s", async (body, status) => {
    expect((await ask(body)).status).toBe(status);
    expect(chat.asked).toEqual([]);
  });

  it.each([
    [401, 502],
    [429, 429],
    [503, 503],
  ])("tells a status (%i) as %i, and nothing of what was said with it", async (behavior, status) => {
    chat.behavior = behavior;
    const response = await ask(JSON.stringify({ messages }));
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain("sk-secret");
  });

  it("says that the model can't be reached", async () => {
    chat.close();
    expect((await ask(JSON.stringify({ messages }))).status).toBe(502);
  });
});
