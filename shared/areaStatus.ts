interface StatusDoc {
  readonly area: string;
  readonly wordCount: number;
  readonly samples: readonly { readonly verifiedWith: string | null }[];
  readonly statementCount: number;
  readonly provenStatementCount: number;
  readonly sourcedStatementCount: number;
  readonly problems: readonly unknown[];
  readonly reviewed: string | null;
}

/** Sums over some pages. */
export interface DocsStatus {
  readonly pages: number;
  readonly words: number;
  readonly samples: number;
  readonly verifiedSamples: number;
  readonly statements: number;
  readonly provenStatements: number;
  /** Confirmed by a public document only. */
  readonly sourcedStatements: number;
  readonly unreviewedPages: number;
  readonly problems: number;
}

export function docsStatus(docs: readonly StatusDoc[]): DocsStatus {
  const samples = docs.flatMap((doc) => doc.samples);
  return {
    pages: docs.length,
    words: docs.reduce((sum, { wordCount }) => sum + wordCount, 0),
    samples: samples.length,
    verifiedSamples: samples.filter(({ verifiedWith }) => verifiedWith !== null).length,
    statements: docs.reduce((sum, { statementCount }) => sum + statementCount, 0),
    provenStatements: docs.reduce((sum, { provenStatementCount }) => sum + provenStatementCount, 0),
    sourcedStatements: docs.reduce((sum, { sourcedStatementCount }) => sum + sourcedStatementCount, 0),
    unreviewedPages: docs.filter(({ reviewed }) => reviewed === null).length,
    problems: docs.reduce((sum, { problems }) => sum + problems.length, 0),
  };
}

interface ReviewedDay<T> {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly docs: readonly T[];
}

/** The pages that were reviewed longest ago, by the day of their review, the oldest first. */
export function oldestByDay<T extends { readonly reviewed: string | null }>(
  docs: readonly T[],
  limit: number,
): readonly ReviewedDay<T>[] {
  // ISO dates sort as strings.
  const oldest = docs
    .flatMap((doc) => (doc.reviewed === null ? [] : [{ day: doc.reviewed, doc }]))
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, limit);
  const days = new Set(oldest.map(({ day }) => day));
  return [...days].map((day) => ({
    day,
    docs: oldest.filter((entry) => entry.day === day).map(({ doc }) => doc),
  }));
}
