import type { RequestListener } from "node:http";
import { allowAll } from "./services";

export interface SettingsService {
  readonly respond: RequestListener;
  /** Requested URLs. */
  readonly asked: string[];
  /** What is said from now on: settings, a status without any, or nothing at all. */
  readonly say: (next: object | number | "nothing") => void;
  readonly reset: () => void;
}

/** The service with which the provider changes what is captured. */
export function createSettings(): SettingsService {
  const asked: string[] = [];
  let said: object | number | "nothing" = {};
  return {
    respond: (request, response) => {
      if (allowAll(request, response)) return;
      asked.push(request.url ?? "");
      if (said === "nothing") return;
      const status = typeof said === "number" ? said : 200;
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(
        JSON.stringify(typeof said === "number" ? {} : { configs: { analyticsSDK: { browserSDK: said } } }),
      );
    },
    asked,
    say: (next) => {
      said = next;
    },
    reset: () => {
      asked.length = 0;
      said = {};
    },
  };
}
