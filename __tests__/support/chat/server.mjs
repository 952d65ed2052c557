import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/**
 * How the server responds: correctly; with invented citations; without a final event; never; with a pause after the
 * first words; with a closed connection; with an HTML page; with events that aren't JSON, or of another protocol;
 * with an error event; without any words; or with a status.
 *
 * @typedef {"well" | "inventive" | "endless" | "cut" | "never" | "hang" | "html" | "garbage" | "other json" | "error event"
 *   | "empty" | number} ChatBehavior
 *
 * @typedef {object} ChatServer
 * @property {string} url
 * @property {{ headers: import("node:http").IncomingHttpHeaders, body: ChatBody }[]} asked all that arrived
 * @property {ChatBehavior} behavior
 * @property {string} words of a correct response
 * @property {Promise<void>} gate words after the first wait for it
 * @property {number} left number of clients that disconnected before their response was complete
 * @property {() => void} close
 *
 * @typedef {{ model: string, stream: boolean, messages: { role: string, content: string }[] }} ChatBody
 */

const usualWords = "Pears ripen **off the tree** [1]. Apples need sun, rain and patience [2].";

/**
 * A local server that implements the chat protocol: POST, with a stream of events as the response.
 *
 * @returns {Promise<ChatServer>}
 */
export async function startChat() {
  const server = createServer((request, response) => void respond(chat, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  /** @type {ChatServer} */
  const chat = {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    asked: [],
    behavior: "well",
    words: usualWords,
    gate: Promise.resolve(),
    left: 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return chat;
}

/**
 * @param {ChatServer} chat
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function respond(chat, request, response) {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "Content-Type");
  if (request.method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  chat.asked.push({ headers: request.headers, body: JSON.parse(body) });
  response.once("close", () => {
    if (!response.writableFinished) chat.left += 1;
  });
  const { behavior } = chat;
  if (behavior === "never") return;
  if (typeof behavior === "number") {
    response.writeHead(behavior).end('{"error":{"message":"Made to fail, key sk-secret"}}');
    return;
  }
  if (behavior === "html") {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<html>It works!</html>");
    return;
  }
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  await stream(chat, behavior, response);
}

/** What is sent at once, and is all there is. */
const whole = {
  garbage: "data: {not json\n\n",
  "other json": 'data: {"ok":true}\n\n',
  "error event": 'data: {"error":{"message":"overloaded"}}\n\n',
  empty: "data: [DONE]\n\n",
};

const inventedWords = "It is so [99], as [17] says. list[1] stays.";
const end = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';

/**
 * @param {ChatServer} chat
 * @param {Exclude<ChatBehavior, number | "never" | "html">} behavior
 * @param {import("node:http").ServerResponse} response
 */
async function stream(chat, behavior, response) {
  if (behavior in whole) {
    response.end(whole[/** @type {keyof typeof whole} */ (behavior)]);
    return;
  }
  const words = behavior === "inventive" ? inventedWords : chat.words;
  const [first = "", ...others] = words.match(/.{1,12}/gsu) ?? [];
  // A comment keeps connections open; it is no word.
  response.write(`: waiting\n\n${event(first)}`);
  await wait(5);
  if (behavior === "hang") return;
  if (behavior === "cut") {
    response.destroy();
    return;
  }
  await chat.gate;
  for (const piece of others) {
    response.write(event(piece));
    await wait(1);
  }
  response.end(behavior === "endless" ? undefined : end);
}

/** @param {string} content */
function event(content) {
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}
