import { once } from "node:events";
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
const ask = (body: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(url, { method: "POST", body, headers, ...(signal ? { signal } : {}) });

describe("the proxy", () => {
  it("adds the key, asks the one model, and passes the stream on", async () => {
    const body = JSON.stringify({ model: "dearer", messages, stream: false, max_tokens: 9e9, tools: [] });
    const response = await ask(body, { Authorization: "Bearer mine" });
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(await response.text()).toContain("data: [DONE]");
    expect(chat.asked[0]?.headers.authorization).toBe("Bearer sk-secret");
    expect(chat.asked[0]?.body).toEqual({ model: "the-model", messages, stream: true, max_tokens: 800 });
  });

  it("ends the answer when the reader goes", async () => {
    chat.gate = new Promise(() => {});
    const gone = new AbortController();
    await ask(JSON.stringify({ messages }), {}, gone.signal);
    gone.abort();
    while (chat.left === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(chat.left).toBe(1);
  });

  it("takes questions of its own host and of the sites it knows", async () => {
    const body = JSON.stringify({ messages });
    const known = await ask(body, { Origin: "https://docs.example" });
    expect(known.headers.get("Access-Control-Allow-Origin")).toBe("https://docs.example");
    expect((await ask(body, { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect(chat.asked).toHaveLength(1);
  });

  it.each([
    ["", 400],
    ["{", 400],
    ['{"messages":[]}', 400],
    ['{"messages":[{"role":"tool","content":"x"}]}', 400],
    ['{"messages":[{"role":"user","content":{"x":1}}]}', 400],
    [`{"messages":[{"role":"user","content":"${"x".repeat(200_000)}"}]}`, 413],
  ])("refuses %.40s", async (body, status) => {
    expect((await ask(body)).status).toBe(status);
    expect(chat.asked).toEqual([]);
  });

  it.each([
    [401, 502],
    [429, 429],
    [503, 503],
  ])("tells a status (%i) as %i, and nothing of what was said with it", async (behaviour, status) => {
    chat.behaviour = behaviour;
    const response = await ask(JSON.stringify({ messages }));
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain("sk-secret");
  });

  it("says that the model can't be reached", async () => {
    chat.close();
    expect((await ask(JSON.stringify({ messages }))).status).toBe(502);
  });
});
