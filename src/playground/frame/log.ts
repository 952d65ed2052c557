import { stringOf } from "./stringOf";

const methods = ["log", "info", "warn", "error"] as const;

/** Shows what live code writes to the console below its result, for readers without open developer tools. */
export function captureConsole(list: HTMLElement): { readonly clearLog: () => void } {
  for (const method of methods) {
    // biome-ignore lint/suspicious/noConsole: developer tools still show what live code logs.
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      original(...values);
      const line = document.createElement("li");
      line.dataset.method = method;
      line.textContent = values.map(textOf).join(" ");
      list.append(line);
    };
  }
  return { clearLog: () => list.replaceChildren() };
}

/** Text as it is, everything else as JSON with line breaks where it is long. It never throws. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    if (value instanceof Error) return String(value);
    const short = JSON.stringify(value);
    return short.length > 60 ? JSON.stringify(value, null, 2) : short;
  } catch {
    // It holds itself, or something that JSON has no sign for, such as a function.
    return stringOf(value);
  }
}
