import type { z } from "zod";
import type { FactColumn, FactRow } from "../content";
import type { InstalledPlatform } from "./installed";

/** One kind of fact: how it is read from an installed platform, and what comes out. */
export interface Fact {
  /** The file's name: `content/data/<name>.json`. */
  readonly name: string;
  readonly title: string;
  /** The packages, and what in them was read. */
  readonly source: string;
  /** The kind whose rows are parts of these: their group is a row's ID. */
  readonly members?: string;
  readonly columns: readonly FactColumn[];
  /** What each row has to be; rows that are not are a problem of the extraction. */
  readonly row: z.ZodType<FactRow>;
  /** Reads the rows. The same platform results in the same rows in the same order. */
  readonly extract: (platform: InstalledPlatform) => Promise<readonly FactRow[]> | readonly FactRow[];
}

interface FactOptions<Row extends FactRow> extends Omit<Fact, "row" | "extract" | "columns"> {
  readonly columns: readonly (FactColumn & { readonly key: keyof Row & string })[];
  readonly row: z.ZodType<Row>;
  readonly extract: (platform: InstalledPlatform) => Promise<readonly Row[]> | readonly Row[];
}

/** Ties a fact's columns and its extraction to the shape of its rows. */
export function defineFact<Row extends FactRow>(options: FactOptions<Row>): Fact {
  return options;
}
