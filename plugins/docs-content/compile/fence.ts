import type { Code } from "mdast";
import { didYouMean } from "../nearest";
import { importedPackages, installedPackages } from "../samples/packages";
import { kindsWithResponse, type SampleKind } from "../samples/sample";
import { addSample, type FoundSample, recordingProp } from "./addSample";
import { codeBlockProps, isDiff, newSide } from "./codeBlock";
import { type FenceOptions, knownOptions, readFenceMeta } from "./codeFence";
import { type CompileContext, refer, report } from "./context";
import { component, type ElementContent } from "./hastTypes";
import { isKnownLanguage, usualLanguages } from "./highlight";
import { compileLiveFence } from "./liveFence";
import { withOwnNames } from "./ownNames";
import { fenceSample } from "./sampleComponent";
import { commandsOf, sampleOfFence, shellLanguages, showOf } from "./sampleFence";

const codeKinds: readonly SampleKind[] = ["config", "documentService", "types"];

/** A file of a plugin, from the project's folder on or from the plugin's. */
const pluginFile = /^(src\/plugins\/[^/]+|admin\/src|server\/src)\//;

/** Turns a code fence into the component that shows it, colored, and reports what is wrong with it. */
export function compileFence(node: Code, context: CompileContext): ElementContent {
  const lang = checkedLanguage(node, context);
  const { options, errors } = readFenceMeta(node.meta ?? "", node.value.split("\n").length);
  for (const message of errors) {
    report(context, node, { rule: "code-fence-option", message, fix: knownOptions });
  }
  if (options.split && !isDiff(lang, options)) {
    const message = '"split" shows the two sides of a diff, but this code fence isn\'t a diff.';
    report(context, node, { rule: "code-fence-option", message, fix: 'Add "diff", or remove "split".' });
  }
  if (options.live) return liveFence(node, lang, options, context);
  const { title, sample } = options;
  const code = isDiff(lang, options) ? newSide(node.value) : node.value;
  const request = sampleOfFence({ lang, title, code, options: sample }, node, context);
  const show = showOf(sample.show);
  const found = { lang, title, request, follows: sample.follows, show, unverifiedBecause: sample.unverified };
  const check = addSample(found, node, context);
  referToPackages(found, code, node, context);
  const recording = check ? recordingProp(check, context, show) : {};
  const typesFrom = check && isScript(lang) ? { page: context.file, fingerprint: check.fingerprint } : null;
  const props = { ...codeBlockProps(node.value, lang, options), ...(typesFrom ? { typesFrom } : {}) };
  if (!check || !kindsWithResponse.includes(check.request.kind)) {
    // Where there is no title, there is no room for the mark either.
    const [marked = props] = withOwnNames([props], context, title ?? undefined);
    return component("CodeBlock", { ...marked, ...(title === null ? {} : recording) });
  }
  return fenceSample(check.request, props, recording, context);
}

const isScript = (lang: string): boolean => ["ts", "typescript", "tsx"].includes(lang);

/** Code that the lab checks is code of a Strapi project or plugin; what has no mark may be of anything. */
function referToPackages(
  { lang, title, request }: Pick<FoundSample, "lang" | "title" | "request">,
  code: string,
  node: Code,
  context: CompileContext,
): void {
  const installs = shellLanguages.includes(lang) ? commandsOf(code).flatMap(installedPackages) : [];
  for (const name of installs) refer(context, "installs", name, node);
  if (!request || !codeKinds.includes(request.kind)) return;
  const kind = pluginFile.test(title ?? "") ? "pluginImports" : "imports";
  for (const name of importedPackages(code)) refer(context, kind, name, node);
}

/** Code that readers run on the page. */
function liveFence(node: Code, lang: string, options: FenceOptions, context: CompileContext): ElementContent {
  const found = {
    lang,
    title: options.title,
    request: null,
    unverifiedBecause: "Readers run it on the page.",
  };
  addSample(found, node, context);
  return compileLiveFence(node, lang, options, context);
}

function checkedLanguage(node: Code, context: CompileContext): string {
  const lang = node.lang ?? "";
  if (lang === "") {
    report(context, node, {
      rule: "code-fence-language",
      message: "This code fence has no language.",
      fix: "Write the language after the backticks: ```ts, ```bash, ```json, or ```text for plain text.",
    });
    return "text";
  }
  if (isKnownLanguage(lang)) return lang;
  report(context, node, {
    rule: "code-fence-language",
    message: `There is no syntax highlighting for the language "${lang}".`,
    fix: `Use another language, or text.${didYouMean(lang, usualLanguages())}`,
  });
  return "text";
}
