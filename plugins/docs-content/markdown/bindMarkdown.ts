import type { TreeProps } from "../../../shared/tree";
import { components as allComponents } from "../../../src/components/definitions";
import type { MarkdownBindings } from "../components/bindings";
import type { Components, TagDefinition } from "../components/definition";
import { fenceFor } from "../facts/fenceFor";
import { explanationOf } from "../messages/explanationOf";
import type { Show } from "../samples/show";
import { shownResponse } from "../samples/shownResponse";
import type { RecordedResponse } from "../schema/recordings";
import { withSinceOfFences } from "../since/markdownSince";
import { replaceMarks, siteMark } from "./marks";

/** Completes a page's Markdown: partials in their places, descriptions of screenshots, links with the site's host. */
export function bindMarkdown(
  markdown: string,
  bindings: MarkdownBindings,
  components: Components = allComponents,
): string {
  const deferred = Object.values(components).flatMap((definition) =>
    !definition.kind && definition.deferredMarkdown ? [definition.deferredMarkdown] : [],
  );
  const complete = putIn(markdown, bindings, deferred, []).replaceAll(siteMark, bindings.siteUrl);
  return withSinceOfFences(complete, bindings.history());
}

type DeferredMarkdown = NonNullable<TagDefinition["deferredMarkdown"]>;

function putIn(
  markdown: string,
  bindings: MarkdownBindings,
  deferred: readonly DeferredMarkdown[],
  included: readonly string[],
): string {
  const snippet = (id: string): string | undefined => {
    const partial = included.includes(id) ? undefined : bindings.snippet(id);
    return partial && putIn(partial, bindings, deferred, [...included, id]);
  };
  return replaceMarks(markdown, (mark) => {
    for (const { mark: name, markdown: write } of deferred) {
      const value = mark[name];
      if (value !== undefined) return write(value, { ...bindings, snippet });
    }
    return recordedText(mark, bindings);
  });
}

/** The platform's response to a request or a fence; nothing if it isn't recorded. */
function recordedText({ page, recording, show }: TreeProps, bindings: MarkdownBindings): string {
  const response = bindings.recording(String(page), String(recording))?.response;
  const part = typeof show === "number" || typeof show === "string" ? show : undefined;
  return response === undefined ? "" : responseText(response, part, () => explanationOf(response, bindings));
}

/** Status and body of a response, as a code block. Below an error, a link to its explanation. */
function responseText(
  response: RecordedResponse,
  show: Show | undefined,
  explain: () => string | undefined,
): string {
  const { label, isError, code, note } = shownResponse(response, show);
  if (code === undefined) return `Response: ${label}, without a body.`;
  const title = note === "" ? label : `${label} (${note.charAt(0).toLowerCase()}${note.slice(1)})`;
  const fence = fenceFor(code.text, 3);
  const text = `${fence}${code.lang} title="${title}"\n${code.text}\n${fence}`;
  const explained = isError ? explain() : undefined;
  return explained === undefined ? text : `${text}\n\n[Explanation](${siteMark}${explained})`;
}
