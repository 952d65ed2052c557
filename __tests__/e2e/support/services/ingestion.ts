import type { RequestListener } from "node:http";
import { z } from "zod";
import { allowAll, textOf } from "./services";

/** An event in the format of the HTTP API version 2; what a client can omit is optional. */
const event = z.looseObject({
  event_type: z.string().min(1),
  device_id: z.string().min(5),
  user_id: z.string().optional(),
  session_id: z.number(),
  insert_id: z.string(),
  event_id: z.number(),
  time: z.number(),
  event_properties: z.record(z.string(), z.unknown()).optional(),
  user_properties: z.record(z.string(), z.unknown()).optional(),
});

const upload = z.strictObject({
  api_key: z.string().min(1),
  events: z.array(event).min(1),
  options: z.strictObject({ min_id_length: z.number().optional() }),
  client_upload_time: z.iso.datetime(),
  request_metadata: z.unknown().optional(),
});

export type Event = z.infer<typeof event>;
export type Upload = z.infer<typeof upload>;

/** The service's response; `cut` closes the connection without a response. */
export type ServiceResponse = { readonly status: number; readonly body?: object } | "cut";
type Responder = (upload: Upload, index: number) => ServiceResponse;

export interface Ingestion {
  readonly respond: RequestListener;
  /** Uploads in the order of arrival, whatever the response. */
  readonly uploads: Upload[];
  /** Those that were sent by beacon, whose type tells. */
  readonly beacons: Upload[];
  /** Events that got status 200, without duplicates by `insert_id`, as the service counts them. */
  readonly stored: () => readonly Event[];
  /** Sets the responses from now on. */
  readonly respondWith: (responder: Responder) => void;
  readonly reset: () => void;
}

/** 200, as the service says it. */
export function ingested({ events }: Upload): ServiceResponse {
  const body = {
    code: 200,
    events_ingested: events.length,
    payload_size_bytes: 1000,
    server_upload_time: Date.now(),
  };
  return { status: 200, body };
}

/** An ingestion service that implements the HTTP API and stores what it receives. */
export function createIngestion(): Ingestion {
  const uploads: Upload[] = [];
  const beacons: Upload[] = [];
  const stored = new Map<string, Event>();
  let responder: Responder = ingested;

  const respond: RequestListener = async (request, response) => {
    if (allowAll(request, response)) return;
    const parsed = upload.safeParse(JSON.parse(await textOf(request)));
    if (request.url !== "/2/httpapi" || !parsed.success) {
      const error = parsed.error?.message ?? `There is no ${request.url}`;
      response.writeHead(400).end(JSON.stringify({ code: 400, error, missing_field: "api_key" }));
      return;
    }
    const { data } = parsed;
    const reply = responder(data, uploads.length);
    uploads.push(data);
    if (request.headers["content-type"]?.startsWith("text/plain")) beacons.push(data);
    if (reply === "cut") {
      request.socket.destroy();
      return;
    }
    if (reply.status === 200) for (const one of data.events) stored.set(one.insert_id, one);
    response.writeHead(reply.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ code: reply.status, ...reply.body }));
  };

  return {
    respond,
    uploads,
    beacons,
    stored: () => [...stored.values()],
    respondWith: (next) => {
      responder = next;
    },
    reset: () => {
      uploads.length = 0;
      beacons.length = 0;
      stored.clear();
      responder = ingested;
    },
  };
}
