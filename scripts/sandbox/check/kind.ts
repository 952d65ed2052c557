import type { SampleOfPage } from "../../../lab/runner/samples/collect";

/** Types of recorded samples. */
export type Kind = (typeof kinds)[number];

/** The kinds that the engine is for. */
const apis = ["REST API", "Document Service", "GraphQL"] as const;

export const apiKinds: readonly Kind[] = apis;

export const kinds = [...apis, "a project's own code", "other server code", "admin panel and files"] as const;

/** @param before the samples that run before it on the same data */
export function kindOf({ page, check: { request } }: SampleOfPage, before: readonly SampleOfPage[]): Kind {
  if (page.projectFiles.length > 0) return "a project's own code";
  if (installsProject(request) || before.some(({ check }) => installsProject(check.request)))
    return "a project's own code";
  if (request.kind === "graphql") return "GraphQL";
  if (request.kind === "documentService")
    return /\bstrapi\s*\.documents\b/.test(request.code) ? "Document Service" : "other server code";
  if (request.kind !== "rest") throw new Error(`A ${request.kind} sample has no response.`);
  if (request.target.startsWith("/graphql")) return "GraphQL";
  return request.target.startsWith("/api/") ? "REST API" : "admin panel and files";
}

/** The lab's examples are controllers, services, and plugins as a project has them. */
function installsProject(request: SampleOfPage["check"]["request"]): boolean {
  return (
    request.kind === "rest" &&
    request.before.some((step) => "run" in step && /\/tools\/example|\/src\/examples\//.test(step.run))
  );
}
