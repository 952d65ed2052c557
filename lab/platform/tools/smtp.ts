import { createServer, type Server, type Socket } from "node:net";
import type { Core } from "@strapi/strapi";

interface Received {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** What the server has received, the oldest email first. */
export const inbox: Received[] = [];

let running: Server | undefined;

/**
 * Starts an SMTP server on localhost, and configures the project's email provider to use it: with the provider's own options,
 * except for the port, which differs between labs that run at the same time.
 */
export async function startSmtp(strapi: Core.Strapi): Promise<void> {
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  running = server;
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { providerOptions, settings } = strapi.config.get<{ providerOptions: object; settings: object }>(
    "plugin::email",
  );
  const { init } = require("@strapi/provider-email-nodemailer");
  Object.assign(strapi.plugin("email"), { provider: init({ ...providerOptions, port }, settings) });
}

/** Rejects connections from now on. */
export async function stopSmtp(): Promise<void> {
  await new Promise<void>((resolve) => running?.close(() => resolve()));
}

function serve(socket: Socket): void {
  let pending = "";
  let recipient = "";
  let isMessage = false;
  const say = (line: string): boolean => socket.write(`${line}\r\n`);
  say("220 localhost");
  socket.on("error", () => socket.destroy());
  socket.on("data", (part: Buffer) => {
    pending += part.toString();
    for (let end = pending.indexOf("\r\n"); !isMessage && end >= 0; end = pending.indexOf("\r\n")) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      recipient = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? recipient;
      isMessage = /^DATA$/i.test(line);
      say(replyTo(line));
      if (/^QUIT$/i.test(line)) socket.end();
    }
    const end = isMessage ? pending.indexOf("\r\n.\r\n") : -1;
    if (end < 0) return;
    inbox.push(read(recipient, pending.slice(0, end)));
    pending = pending.slice(end + 5);
    isMessage = false;
    say("250 OK");
  });
}

/** Checks the password as a real server does. */
function replyTo(line: string): string {
  if (/^EHLO/i.test(line)) return "250-localhost\r\n250 AUTH PLAIN";
  if (/^DATA$/i.test(line)) return "354 Go on";
  if (/^QUIT$/i.test(line)) return "221 Bye";
  if (!/^AUTH/i.test(line)) return "250 OK";
  const [, user, password] = Buffer.from(line.split(" ").at(-1) ?? "", "base64")
    .toString()
    .split("\0");
  const { SMTP_USERNAME, SMTP_PASSWORD } = process.env;
  return user === SMTP_USERNAME && password === SMTP_PASSWORD ? "235 OK" : "535 Invalid login";
}

/** Nodemailer sends an email with text and HTML as two parts. */
function read(to: string, message: string): Received {
  const { headers, body } = split(message);
  const boundary = /boundary="([^"]+)"/.exec(headers["Content-Type"] ?? "")?.[1];
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.trim()));
  const partOf = (type: string): string =>
    parts.find((part) => part.headers["Content-Type"]?.startsWith(type))?.body ?? "";
  return { to, headers, text: partOf("text/plain"), html: partOf("text/html") };
}

function split(message: string): { headers: Record<string, string>; body: string } {
  const [head = "", ...body] = message.split("\r\n\r\n");
  const lines = head.replace(/\r\n\s+/g, " ").split("\r\n");
  return {
    headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))),
    body: body.join("\r\n\r\n"),
  };
}
