import { searchIndexPath } from "../../../shared/paths";
import { manifestName } from "../../../src/search/local/format";
import type { DevServer } from "../devServer";
import { type NodeSource, storeOfNodes } from "../store/nodes";
import { indexOf } from "./writeIndex";

/**
 * Serves the index during development. A search that requests the list of files generates it, and generates it again if the
 * content has changed since. Saving a file doesn't wait for it.
 */
export function serveSearchIndex(app: DevServer, source: NodeSource): void {
  let files = new Map<string, string>();
  let madeOf = "";
  const refresh = () => {
    const state = digestOf(source);
    if (state === madeOf) return;
    const index = indexOf(storeOfNodes(source));
    files = new Map(index.files.map(({ name, content }) => [name, content]));
    files.set(manifestName, JSON.stringify(index.manifest));
    madeOf = state;
  };
  app.get(`${searchIndexPath}/*`, ({ url = "" }, response) => {
    const name = new URL(url, "http://localhost").pathname.slice(searchIndexPath.length + 1);
    if (name === manifestName) refresh();
    const content = files.get(name);
    response.writeHead(content === undefined ? 404 : 200, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    });
    response.end(content ?? "{}");
  });
}

const typesOfRecords = ["CompiledBody", "Doc", "ContentRegister"];

function digestOf({ getNodesByType }: NodeSource): string {
  return typesOfRecords
    .flatMap((type) => getNodesByType(type))
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .sort()
    .join("\n");
}
