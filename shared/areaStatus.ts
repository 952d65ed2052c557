interface StatusDoc {
  readonly area: string;
  readonly wordCount: number;
  readonly sampleCount: number;
  readonly verifiedSampleCount: number;
  readonly typeCheckedSampleCount: number;
  readonly statementCount: number;
  readonly provenStatementCount: number;
  readonly sourcedStatementCount: number;
  readonly problems: readonly unknown[];
}

/** Sums over some pages. */
export interface DocsStatus {
  readonly pages: number;
  readonly words: number;
  readonly samples: number;
  /** They ran on the platform or were type-checked. */
  readonly verifiedSamples: number;
  /** Verified by the types of the platform only. */
  readonly typeCheckedSamples: number;
  readonly statements: number;
  readonly provenStatements: number;
  /** Confirmed by a public document only. */
  readonly sourcedStatements: number;
  readonly problems: number;
}

export function docsStatus(docs: readonly StatusDoc[]): DocsStatus {
  const sum = (count: (doc: StatusDoc) => number) => docs.reduce((total, doc) => total + count(doc), 0);
  return {
    pages: docs.length,
    words: sum(({ wordCount }) => wordCount),
    samples: sum(({ sampleCount }) => sampleCount),
    verifiedSamples: sum(({ verifiedSampleCount }) => verifiedSampleCount),
    typeCheckedSamples: sum(({ typeCheckedSampleCount }) => typeCheckedSampleCount),
    statements: sum(({ statementCount }) => statementCount),
    provenStatements: sum(({ provenStatementCount }) => provenStatementCount),
    sourcedStatements: sum(({ sourcedStatementCount }) => sourcedStatementCount),
    problems: sum(({ problems }) => problems.length),
  };
}

interface ReviewedDay<T> {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly docs: readonly T[];
}

/** Pages by the day of their review. Pages and days keep their order; pages that nobody reviewed are left out. */
export function byReviewDay<T extends { readonly reviewed: string | null }>(
  docs: readonly T[],
): readonly ReviewedDay<T>[] {
  const days = new Set(docs.flatMap(({ reviewed }) => reviewed ?? []));
  return [...days].map((day) => ({ day, docs: docs.filter(({ reviewed }) => reviewed === day) }));
}
