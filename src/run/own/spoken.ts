import type { RunnableSample } from "../../../shared/runnable";
import type { Way } from "./way";

/** Says whose names and data a run used; undefined where the sample ran as it is shown. */
export function ranOn(
  way: Way,
  run: { readonly isEdited: boolean; readonly isError: boolean },
): string | undefined {
  if (way.kind === "shown") return undefined;
  if (way.kind === "saffron")
    return run.isEdited
      ? "Ran on Saffron's data."
      : said("Ran as written for Saffron", way.sample, way.reason);
  const where = run.isEdited ? "Ran on your schema." : said("Ran on your schema", way.sample);
  const others =
    run.isError && !run.isEdited ? " Its other names are Saffron's: to use yours, select Edit." : "";
  return `${where} Strapi generated the entries.${others}${way.hint}`;
}

/** Says the same of a sample that the reader is about to edit. */
export function editedOn(way: Way): string | undefined {
  if (way.kind === "shown") return undefined;
  if (way.kind === "saffron") return said("Written for Saffron", way.sample, way.reason);
  return `Adapted to your project: it runs on your schema. The recorded response is Saffron's.${way.hint}`;
}

function said(what: string, sample: RunnableSample, reason = ""): string {
  return `${what}: ${nameOf(sample)}.${reason && ` ${reason}`}`;
}

/** What a sample requests: `GET /api/recipes`, a UID, or a field of GraphQL. */
function nameOf(sample: RunnableSample): string {
  if (sample.kind === "rest") {
    const { method, target } = sample.request;
    return `${method} ${target.split("?", 1)[0]}`;
  }
  const [, name] =
    sample.kind === "graphql"
      ? (/^ {2}(?:\w+: )?(\w+)/m.exec(sample.query) ?? [])
      : (/\b(api::[\w.-]*\w)/.exec(sample.code) ?? []);
  return name ?? "its code";
}
