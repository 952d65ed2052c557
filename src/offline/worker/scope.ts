/**
 * The parts of a service worker's global scope that ours uses. TypeScript's own types of it conflict with those of pages,
 * which the rest of this project needs.
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

/** The worker stays alive until the promise settles. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LongEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly handled: Promise<undefined>;
  /** The response that the browser has requested by itself while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

declare const self: WorkerScope;

export const scope: WorkerScope = self;
