import type { Code } from "mdast";
import { didYouMean } from "../nearest";
import { answeredKinds } from "../samples/sample";
import { addSample, recordingProp } from "./addSample";
import { codeBlockProps, isDiff, newSide } from "./codeBlock";
import { type FenceOptions, knownOptions, readFenceMeta } from "./codeFence";
import { type CompileContext, report } from "./context";
import { component, type ElementContent } from "./hastTypes";
import { isKnownLanguage, usualLanguages } from "./highlight";
import { compileLiveFence } from "./liveFence";
import { fenceSample } from "./sampleComponent";
import { sampleOfFence, showOf } from "./sampleFence";

/** Turns a code fence into the component that shows it, coloured, and reports what is wrong with it. */
export function compileFence(node: Code, context: CompileContext): ElementContent {
  const lang = checkedLanguage(node, context);
  const { options, errors } = readFenceMeta(node.meta ?? "", node.value.split("\n").length);
  for (const message of errors) {
    report(context, node, { rule: "code-fence-option", message, mend: knownOptions });
  }
  if (options.split && !isDiff(lang, options)) {
    const message = '"split" shows the two sides of a diff, and this code fence is none.';
    report(context, node, { rule: "code-fence-option", message, mend: 'Add "diff", or remove "split".' });
  }
  if (options.live) return liveFence(node, lang, options, context);
  const { title, sample } = options;
  const code = isDiff(lang, options) ? newSide(node.value) : node.value;
  const request = sampleOfFence({ lang, title, code, options: sample }, node, context);
  const show = showOf(sample.show);
  const found = { lang, title, request, follows: sample.follows, show, unverifiedBecause: sample.unverified };
  const check = addSample(found, node, context);
  const recording = check ? recordingProp(check, context, show) : {};
  const props = codeBlockProps(node.value, lang, options);
  if (!check || !answeredKinds.includes(check.request.kind)) {
    // Where there is no title, there is no room for the mark either.
    return component("CodeBlock", { ...props, ...(title === null ? {} : recording) });
  }
  return fenceSample(check.request, props, recording);
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
      message: "This code fence names no language.",
      mend: "Write the language behind the backticks: ```ts, ```bash, ```json, or ```text for none.",
    });
    return "text";
  }
  if (isKnownLanguage(lang)) return lang;
  report(context, node, {
    rule: "code-fence-language",
    message: `No highlighter knows the language "${lang}".`,
    mend: `Name another one, or text.${didYouMean(lang, usualLanguages())}`,
  });
  return "text";
}
