import { withPrefix } from "gatsby";
import { AskError } from "../askError";
import { disclaimer } from "../disclaimer";

export interface KapaSettings {
  readonly script: string;
  readonly websiteId: string;
  /** Null for the site's own icon. */
  readonly logo: string | null;
}

/** The widget's function; calls before its script has loaded are queued, as its manual describes. */
type Kapa = ((command: "open", options: KapaOpening) => void) & {
  q?: unknown[];
  c?: (call: unknown) => void;
};

interface KapaOpening {
  readonly mode: "ai";
  readonly query: string;
  readonly submit: boolean;
}

declare global {
  interface Window {
    Kapa?: Kapa;
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads the external widget, once per visit. Nothing is requested before a reader opens it: a passing pointer is no reason
 * to tell another company about a visit.
 *
 * @throws AskError if its script doesn't load; the next call tries again.
 */
export function loadKapa(settings: KapaSettings, siteTitle: string, openClass: string): Promise<void> {
  loading ??= addScript(settings.script, attributesOf(settings, siteTitle, openClass)).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Opens the widget. @param question to be asked at once; empty for none. */
export function openKapa(question: string): void {
  window.Kapa?.("open", { mode: "ai", query: question, submit: question !== "" });
}

function attributesOf({ websiteId, logo }: KapaSettings, siteTitle: string, openClass: string) {
  return {
    "data-website-id": websiteId,
    "data-project-name": siteTitle,
    "data-project-color": accentColor(),
    "data-project-logo": logo ?? withPrefix("/favicon.svg"),
    "data-modal-border-radius": "4px",
    "data-button-hide": "true",
    "data-modal-override-open-class": openClass,
    "data-modal-disclaimer": disclaimer,
  };
}

/** The theme's accent color, because the widget needs a literal value. */
function accentColor(): string {
  return getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim();
}

function addScript(src: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  queueCalls();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new AskError("unreachable", `The widget's script didn't come from ${src}.`));
    });
    document.head.append(script);
  });
}

function queueCalls(): void {
  if (window.Kapa) return;
  const calls: unknown[] = [];
  const add = (call: unknown) => void calls.push(call);
  window.Kapa = Object.assign((...call: Parameters<Kapa>) => add(call), { q: calls, c: add });
}
