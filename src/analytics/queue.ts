import type { EventName } from "./catalog";

/** A queued event; `track` checks which properties belong to which name. */
export interface QueuedEvent {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, unknown>>;
}

type Deliver = (event: QueuedEvent) => void;

/** How many events wait for the client. Later ones are dropped. From the specification. */
export const queueLimit = 512;

let isOpen = false;
let waiting: QueuedEvent[] = [];
let deliver: Deliver | undefined;
let onWaiting: Deliver | undefined;

/** Passes an event to the client, or holds it until there is one. Drops it while the queue is closed. */
export function enqueue(event: QueuedEvent): void {
  if (!isOpen) return;
  if (deliver) {
    deliver(event);
    return;
  }
  if (waiting.length < queueLimit) waiting.push(event);
  onWaiting?.(event);
}

/** The reader agrees. @param listener is called for each event that has to wait, so that it can load the client. */
export function openQueue(listener: Deliver): void {
  isOpen = true;
  onWaiting = listener;
}

/** The client is ready: it receives the waiting events in order, and all that follow. */
export function connectQueue(client: Deliver): void {
  deliver = client;
  const events = waiting;
  waiting = [];
  for (const event of events) client(event);
}

/** The reader doesn't agree: forgets what waits, and the client. */
export function closeQueue(): void {
  isOpen = false;
  deliver = undefined;
  waiting = [];
}
