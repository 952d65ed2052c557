interface StatusDoc {
  readonly area: string;
  readonly wordCount: number;
  readonly samples: readonly { readonly verifiedWith: string | null }[];
  readonly statementCount: number;
  readonly provenStatementCount: number;
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
    unreviewedPages: docs.filter(({ reviewed }) => reviewed === null).length,
    problems: docs.reduce((sum, { problems }) => sum + problems.length, 0),
  };
}

/** The pages that were reviewed longest ago, oldest first. Dates are YYYY-MM-DD, so they compare as text. */
export function oldestReviewed<T extends { readonly reviewed: string | null }>(
  docs: readonly T[],
  limit: number,
): readonly (T & { readonly reviewed: string })[] {
  return docs
    .filter((doc): doc is T & { readonly reviewed: string } => doc.reviewed !== null)
    .sort((a, b) => a.reviewed.localeCompare(b.reviewed))
    .slice(0, limit);
}
