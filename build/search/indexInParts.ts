import MiniSearch from "minisearch";
import { type IndexedPage, indexOptions, type Tier } from "../../src/search/local/fields";

/** Characters in a part. Compressed they are a quarter of that or less, and parsed in some 5 ms. */
const partSize = 500_000;

/**
 * An index that is written in parts, which can be parsed one at a time; `wholeIndex` is the way back. Each term is written
 * as it comes: the library's own `toJSON` makes an object of every page of every term first, which for 3,000 pages is
 * more than all else in a build needs.
 */
export class IndexInParts extends MiniSearch<IndexedPage> {
  constructor(private readonly tier: Tier) {
    super(indexOptions(tier));
  }

  parts(): string[] {
    const parts: string[] = [];
    let part: string[] = [];
    let size = 0;
    const about = this.withoutTerms();
    const endPart = () => {
      const rest = { ...about, documentIds: {}, ...(parts.length === 0 ? {} : { fieldLength: {} }) };
      parts.push(`{"index":[${part.join(",")}],${JSON.stringify(rest).slice(1)}`);
      part = [];
      size = 0;
    };
    for (const [term, fields] of this._index) {
      const text = `[${JSON.stringify(term)},${objectText(fields, (pages) => objectText(pages, String))}]`;
      if (size + text.length > partSize && part.length > 0) endPart();
      part.push(text);
      size += text.length;
    }
    endPart();
    return parts;
  }

  private withoutTerms() {
    const terms = this._index;
    this._index = new IndexInParts(this.tier)._index;
    const { index, ...about } = this.toJSON();
    this._index = terms;
    return about;
  }
}

/** As JSON writes an object with these numbers for its keys: from the smallest on. */
function objectText<Value>(map: ReadonlyMap<number, Value>, textOf: (value: Value) => string): string {
  const entries = [...map].sort(([a], [b]) => a - b);
  return `{${entries.map(([key, value]) => `"${key}":${textOf(value)}`).join(",")}}`;
}
