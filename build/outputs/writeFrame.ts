import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { playgroundFramePath, playgroundRuntimePath } from "../../shared/paths";
import { bundleProgram } from "../bundleProgram";

const sources = resolve("src/playground/frame");

/**
 * Writes the playground's frame into a build: a document with its own policy, and the program that the page sends
 * to it. Both are bundled separately from the site, so the frame can't see the site's code.
 *
 * @param publicDir the build's folder.
 */
export async function writeFrame(publicDir: string): Promise<void> {
  const [boot, runtime, styles] = await Promise.all([
    bundle("boot.ts"),
    bundle("runtime.ts"),
    bundle("frame.css"),
  ]);
  await write(join(publicDir, playgroundRuntimePath), runtime);
  await write(join(publicDir, playgroundFramePath, "index.html"), frameDocument(boot, styles));
}

/**
 * The document. Its policy lets it run code from text, and lets it load nothing, whatever that code tries. Its color scheme is
 * that of the page: a browser fills a frame of another scheme with white until the page has sent its colors.
 */
function frameDocument(script: string, styles: string): string {
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Result of a live example</title>
<style>${styles}</style>
</head>
<body>
<div id="result"></div>
<ol id="log" aria-label="Console"></ol>
<script>${script}</script>
</body>
</html>
`;
}

async function bundle(file: string): Promise<string> {
  const text = await bundleProgram(join(sources, file), {
    loader: { ".woff2": "dataurl" },
    // react-live's editor needs them; the frame has none, and is 28 kB (gzip) smaller without them.
    alias: {
      "prism-react-renderer": join(sources, "nothing.ts"),
      "use-editable": join(sources, "nothing.ts"),
    },
  });
  // `</script` would end the element. In JavaScript it can only occur in a string, where the escape changes nothing.
  return text.replaceAll("</script", "<\\/script").trimEnd();
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
