/**
 * The parts of a service worker's global scope that ours uses. TypeScript's own list of them can't be read beside that of
 * pages, which this project needs everywhere else.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  readonly navigator: { readonly userAgent: string };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void;
}

interface WorkerEvents {
  readonly install: LongEvent;
  readonly activate: LongEvent;
  readonly message: LongEvent & { readonly data: unknown };
  readonly fetch: RequestEvent;
}

/** The worker stays awake until what it waits for is done. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LongEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly handled: Promise<undefined>;
  /** What the browser has asked for by itself while the worker woke up. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

declare const self: WorkerScope;

export const scope: WorkerScope = self;
