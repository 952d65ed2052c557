import type { BlockTypes, PageTypes } from "../../../shared/codeTypes";
import { textField } from "../../../shared/field";
import { snippetPath } from "../../../shared/paths";
import type { Tree, TreeProps } from "../../../shared/tree";
import { readCodeText } from "../compile/codeText";
import { textProp } from "../components/textProp";
import { recordingsFileOf } from "../files/readRecordings";
import { typesFileOf } from "../files/readTypes";
import { nodesIn } from "../nodes/nodesIn";
import type { SampleTypes } from "../schema/types";
import type { ContentStore } from "../store/store";
import { treeOf } from "../store/stored";
import { numbered, ownTypes } from "./blockTypes";
import { derivedPlaces } from "./derivedPlaces";
import type { TypedPlace } from "./typedPlace";
import { type TypesSource, typesKey, typesSourceOf } from "./typesKey";

/** The types of the names in a page's code; undefined if there are none. */
export function pageTypes(store: ContentStore, path: string): PageTypes | undefined {
  const ofPage = new Map<string, number>();
  const blocks: Record<string, BlockTypes> = {};
  for (const props of codeOn(store, path)) {
    const source = typesSourceOf(props.typesFrom);
    const types = source && store.get("TypesFile", typesFileOf(source.page))?.types.types[source.fingerprint];
    if (!types) continue;
    const places = placesOf(types);
    const typescript = codeOf(store, source);
    const javascript = source.lines && readCodeText(textProp(props, "html")).text;
    const own = source.lines ? derivedPlaces(places, source.lines, javascript ?? "", typescript) : places;
    blocks[typesKey(source)] = numbered(ownTypes(own, Object.keys(types), javascript ?? typescript), ofPage);
  }
  return Object.keys(blocks).length === 0 ? undefined : { texts: [...ofPage.keys()], blocks };
}

/** The code of a page and of the partials that it includes. */
function* codeOn(store: ContentStore, path: string, above: readonly string[] = []): Generator<TreeProps> {
  const body = store.get("CompiledBody", path);
  const tree: Tree = body && !above.includes(path) ? treeOf(body) : [];
  for (const node of nodesIn(tree)) {
    if (typeof node !== "object" || !("is" in node)) continue;
    if (node.is === "Snippet")
      yield* codeOn(store, snippetPath(textProp(node.props ?? {}, "id")), [...above, path]);
    else if (node.props?.typesFrom !== undefined) yield node.props;
  }
}

/** In the order of the code. The number of a text is its place in the file. */
function placesOf(types: SampleTypes): TypedPlace[] {
  const places = Object.values(types).flatMap((at, text) =>
    at.map((place): TypedPlace => {
      const [line = 0, column = 0, length = 0] = place.split(":").map(Number);
      return [line, column, length, text];
    }),
  );
  return places.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The code of a sample as it was compiled. */
function codeOf(store: ContentStore, { page, fingerprint }: TypesSource): string {
  const recording = store.get("RecordingsFile", recordingsFileOf(page))?.recordings.recordings[fingerprint];
  return textField(recording?.request, "code") ?? "";
}
