import { z } from "zod";
import type { Accepted } from "./accepted";

const advisory = z.object({ url: z.string(), title: z.string(), severity: z.string() });

const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      via: z.array(z.union([z.string(), advisory])),
      nodes: z.array(z.string()),
    }),
  ),
});

const refusal = z.object({ message: z.string() });

interface AuditResult {
  /** Why there is no response; undefined if there is one. */
  readonly noResponse?: string;
  readonly problems: readonly string[];
}

/**
 * Holds what `npm audit --json` printed against what is accepted.
 *
 * @param reached folders of packages whose code can be in a page
 */
export function readAudit(
  output: string,
  { advisories }: Pick<Accepted, "advisories">,
  reached: ReadonlySet<string>,
): AuditResult {
  const report = auditReport.safeParse(parseJson(output));
  if (!report.success) return { noResponse: reasonIn(output), problems: [] };
  const found = Object.values(report.data.vulnerabilities).flatMap(({ name, via, nodes }) =>
    via.flatMap((cause) => (typeof cause === "string" ? [] : [{ ...cause, name, nodes }])),
  );
  const problems = found.flatMap(({ url, title, severity, name, nodes }) => {
    const id = url.slice(url.lastIndexOf("/") + 1);
    const inPages = nodes.filter((place) => reached.has(place));
    const what = `${name}: ${title} (${severity}, ${url})`;
    if (inPages.length > 0) return [`${what} gets into pages, from ${inPages.join(", ")}: update it.`];
    return advisories[id]?.package === name ? [] : [`${what}: update it, or accept ${id}, with a reason.`];
  });
  const known = new Set(found.map(({ url }) => url.slice(url.lastIndexOf("/") + 1)));
  const stale = Object.keys(advisories).filter((id) => !known.has(id));
  return {
    problems: [...problems, ...stale.map((id) => `${id} is accepted and not found any more: remove it.`)],
  };
}

/** npm prints warnings before its JSON, and in place of a report what the registry said. */
function parseJson(output: string): unknown {
  try {
    return JSON.parse(output.slice(Math.max(0, output.indexOf("{"))));
  } catch {
    return undefined;
  }
}

function reasonIn(output: string): string {
  const refused = refusal.safeParse(parseJson(output));
  return refused.success ? refused.data.message : (output.trim().split("\n").at(-1) ?? "");
}
