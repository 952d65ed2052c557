/**
 * Takes GraphQL fragments out of knip's findings: components export them, and Gatsby collects them without an import.
 *
 * @param {import("knip").ReporterOptions} results
 * @returns {import("knip").ReporterOptions}
 */
export default function withoutFragments(results) {
  for (const issues of Object.values(results.issues.exports)) {
    for (const name of Object.keys(issues)) {
      if (!name.endsWith("Fragment")) continue;
      delete issues[name];
      results.counters.exports -= 1;
      results.counters.total -= 1;
    }
  }
  return results;
}
