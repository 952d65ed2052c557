import { type Prose, placeIn } from "../compile/prose";
import type { Problem } from "../problems";
import { languagePattern } from "../schema/language";
import { type ContentModel, entryPlace, registerOf } from "./model";

/** Wording that language.yaml rules out, in pages and registers, and exceptions that nothing needs. */
export function checkLanguage(model: ContentModel): Problem[] {
  const register = registerOf(model, "language");
  const { rules = [], exceptions = [] } = register?.value ?? {};
  const patterns = rules.map((rule) => ({ ...rule, expression: languagePattern(rule.pattern) }));
  const used = new Set<number>();
  const isException = (file: string, text: string, index: number): boolean => {
    const found = exceptions.findIndex(
      (exception) => exception.file === file && covers(text, exception.words, index),
    );
    used.add(found);
    return found >= 0;
  };
  const problems = textsOf(model).flatMap(({ file, prose }) =>
    patterns.flatMap(({ id, expression, write, because }) =>
      [...prose.text.matchAll(expression)].flatMap((match): Problem[] => {
        if (isException(file, prose.text, match.index)) return [];
        const message = `"${match[0].replace(/\s+/g, " ")}": ${because}`;
        return [
          { file, ...placeIn(prose, match.index), rule: `language-${id}`, message, fix: `Write ${write}.` },
        ];
      }),
    ),
  );
  const unused = exceptions.flatMap(({ words }, index): Problem[] => {
    if (used.has(index)) return [];
    const message = `No rule finds anything in "${words}".`;
    const fix = "Remove the exception.";
    return [{ ...entryPlace(register, index), rule: "unused-exception", message, fix }];
  });
  return [...problems, ...unused];
}

function covers(text: string, words: string, index: number): boolean {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    if (start <= index && index < start + words.length) return true;
  }
  return false;
}

function textsOf({ pages, registers }: ContentModel): { file: string; prose: Prose }[] {
  return [...pages, ...registers].flatMap(({ file, prose }) => prose.map((one) => ({ file, prose: one })));
}
