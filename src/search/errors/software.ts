/**
 * Other programs whose messages readers take for the platform's, with what their messages have in common. The first that fits is
 * named, so those that report what others said come last.
 */
const programs: readonly (readonly [name: string, sign: RegExp])[] = [
  ["TypeScript", /\berror TS\d+: |- TS\d+: |\bTSConfckParseError\b/],
  [
    "MySQL or MariaDB",
    /\bER_[A-Z]+_[A-Z_]+\b|\bUnknown database '|\bDuplicate entry '.*' for key|\bSQL syntax; check the manual/,
  ],
  [
    "PostgreSQL",
    /\bduplicate key value violates|\brelation ".+" does not exist|\bSASL: SCRAM|\bdatabase ".+" does not exist/,
  ],
  ["SQLite", /\bSQLITE_[A-Z]+\b|\bSqliteError\b/],
  ["Apollo Sandbox", /\bSchema Introspection Failure\b/],
  [
    "webpack",
    /\bModuleNotFoundError\b|\bModule not found: Error|\bModule (?:parse|build) failed|\bwebpack\/lib\b/,
  ],
  ["Vite", /\[vite(?:\]|:)|\bRollup failed\b|\bdynamically imported module\b/],
  ["esbuild", /\bNo matching export in\b|\besbuild\b.*\berror\b/],
  ["npm", /^npm (?:ERR!|error|warn)\s/im],
  ["Yarn", /^error Command failed with exit code\b/m],
  [
    "Node.js",
    /\bERR_[A-Z]+_[A-Z_]+\b|\bE(?:ACCES|ADDRINUSE|BUSY|CONNREFUSED|CONNRESET|NOENT|NOTFOUND|PERM|TIMEDOUT)\b|\bCannot find module '/,
  ],
];

/** The program that a text without a known message seems to come from; undefined if nothing shows it. */
export function softwareIn(text: string): string | undefined {
  return programs.find(([, sign]) => sign.test(text))?.[0];
}
