import { z } from "zod";

/** A minor release, as people call it: `5.37`. */
const minor = z.string().regex(/^\d+\.\d+$/);

/** A release: `5.37.1`. */
const release = z.string().regex(/^\d+\.\d+\.\d+$/);

const historyChange = z.strictObject({
  in: minor,
  /** The last release before the change, if it isn't the previous one. */
  after: minor.optional(),
  /** The column: `default`, `type`. */
  what: z.string().min(1),
  from: z.string().optional(),
  to: z.string().optional(),
});

const historyEntry = z.strictObject({
  id: z.string().min(1),
  /** The first release that has it. Absent if the first release already had it. */
  since: minor.optional(),
  /** The last release without it, if it isn't the previous one, because the releases in between couldn't be read. */
  after: minor.optional(),
  changed: z.array(historyChange).min(1).optional(),
  deprecated: minor.optional(),
  deprecatedAfter: minor.optional(),
  removed: minor.optional(),
  removedAfter: minor.optional(),
});

const historyKind = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1),
  /** The first release in which these facts could be read. Facts without `since` already existed in it. */
  first: minor,
  /** The rows in the last release. */
  rows: z.number().int(),
  /** Only the facts that changed. */
  entries: z.array(historyEntry),
});

const nodeRange = z.strictObject({
  since: release,
  /** `20 to 26` */
  range: z.string().regex(/^\d+ to \d+$/),
});

/** history.json: what came, changed, and went from release to release. Made by `npm run lab -- history`, never by hand. */
export const historyFile = z.strictObject({
  /** The releases that were read, oldest first. */
  releases: z.array(release).min(1),
  /** The versions of Node.js that releases accept: the first release with each range, oldest first. */
  node: z.array(nodeRange).default([]),
  kinds: z.array(historyKind),
});

export type HistoryChange = z.infer<typeof historyChange>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type NodeRange = z.infer<typeof nodeRange>;
export type HistoryKind = z.infer<typeof historyKind>;
export type HistoryFile = z.infer<typeof historyFile>;
