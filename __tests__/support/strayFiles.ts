import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isWrittenFile } from "../../build/outputs/writtenFiles";
import { filesIn } from "../../scripts/command/filesIn.mjs";
import { codeTypesFolder, pageDataPath } from "../../shared/paths";

/** What Gatsby keeps in a build for its next run. */
const gatsbysOwn = /^(?:_gatsby|slices|~partytown)\/|^(?:webpack\.stats|chunk-map)\.json$/;

/**
 * The files of a built site that nothing needs: Gatsby's own, pages and Markdown without a page's data, images that no page
 * shows, and scripts and style sheets that neither a page nor a script refers to.
 *
 * @param dir the build; compressed files count as their originals.
 */
export function strayFiles(dir: string): readonly string[] {
  const files = filesIn(dir).filter((file) => !/\.(?:br|gz)$/.test(file));
  const read = (file: string) => readFileSync(join(dir, file), "latin1");
  const redirects = read("_redirects");
  const scripts = files.filter((file) => /^[^/]+\.js$/.test(file)).map((file) => [file, read(file)] as const);
  const named = read("index.html");
  const pictures = new Set(
    files
      .filter((file) => /\.(?:css|html|js|json)$/.test(file))
      .flatMap((file) => read(file).match(/static\/(?:[0-9a-f]{5,}\/)+/g) ?? []),
  );
  const isNamed = (file: string) => {
    const hash = /[-.]([0-9a-f]{12,})\./.exec(file)?.[1] ?? file;
    return named.includes(file) || scripts.some(([other, text]) => other !== file && text.includes(hash));
  };
  const isPicture = (file: string) => file.startsWith("static/") && dirname(file) !== "static";

  return files.filter((file) => {
    if (gatsbysOwn.test(file)) return true;
    if (file.endsWith(".html")) return !isPage(dir, file, redirects);
    if (file.endsWith(".md") && !isWrittenFile(`/${file}`))
      return !existsSync(join(dir, pageDataPath(`/${file.slice(0, -3)}`)));
    if (file.startsWith(`${codeTypesFolder.slice(1)}/`))
      return !existsSync(
        join(dir, pageDataPath(file.slice(codeTypesFolder.length - 1).replace(/\.json$/, ""))),
      );
    if (isPicture(file)) return !pictures.has(`${dirname(file)}/`);
    if (/^[^/]*[-.][0-9a-f]{12,}/.test(file)) return !isNamed(file);
    return !isWrittenFile(`/${file}`) && !existsSync(join("static", file));
  });
}

function isPage(dir: string, file: string, redirects: string): boolean {
  const route = `/${file}`.replace(/\/index\.html$/, "") || "/";
  const isFrame = route === "/playground/frame";
  return isFrame || existsSync(join(dir, pageDataPath(route))) || redirects.includes(`${route} `);
}
