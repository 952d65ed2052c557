import { signalIds } from "./signalIds";

/** The specification's figures: shares of the whole width, and milliseconds. */
const progressFigures = {
  delay: 200,
  minimum: 0.08,
  trickle: 0.02,
  trickleSpeed: 800,
  speed: 200,
} as const;

/** Never looks finished while it isn't. */
const maxProgress = 0.994;

let share = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A page is being loaded. The bar and the spinner show when that takes longer than 200 ms. */
export function startProgress(): void {
  clearTimeout(timer);
  if (share > 0) {
    trickle();
    return;
  }
  // The bar of the page before may still fade, and its timer is gone.
  draw(0, "idle");
  timer = setTimeout(() => show(progressFigures.minimum), progressFigures.delay);
}

/** The page is there, or will not come. A bar that was seen runs to its end and fades. */
export function endProgress(): void {
  clearTimeout(timer);
  if (share === 0) return;
  draw(1, "done");
  share = 0;
  timer = setTimeout(() => draw(0, "idle"), 2 * progressFigures.speed);
}

function show(next: number): void {
  share = next;
  draw(share, "loading");
  trickle();
}

function trickle(): void {
  timer = setTimeout(
    () => show(Math.min(share + progressFigures.trickle, maxProgress)),
    progressFigures.trickleSpeed,
  );
}

function draw(part: number, state: "loading" | "done" | "idle"): void {
  const element = document.getElementById(signalIds.progress);
  const text = document.getElementById(signalIds.progressText);
  if (!element || !text) return;
  element.dataset.state = state;
  element.style.setProperty("--progress", String(part));
  text.textContent = state === "loading" ? "Loading the page" : "";
}
