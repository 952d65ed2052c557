import type { UsedFact } from "./usedFact";

/** Names that other programs and packages read, too. */
const ambiguous = new Set(["DEBUG", "HTTP_PROXY", "HTTPS_PROXY"]);

/** Environment variables that code sets: in .env, a shell, a Dockerfile, or a Compose file. */
export function usedVariables(text: string): UsedFact[] {
  const names = [...text.matchAll(/(?<![\w$.{-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?==|: )/g)].map(
    ([, name = ""]) => name,
  );
  return names
    .filter((name) => !ambiguous.has(name))
    .map((name) => ({ kind: "environment-variables", id: name, name }));
}
