/** Words that make a sentence of a question and say nothing about its subject. */
const words = `a about also am an and any are as at be been being but by can cannot cant could did do does doesnt doing
 dont for from had has have having he her here hers him his how i if im in into is isnt it its ive let me my myself
 of off on or our ours please should so some such than that the their them then there these they this those to too us
 very want was we were what when where which while who whom why will with would you your yours`;

const stopWords: ReadonlySet<string> = new Set(words.split(/\s+/));

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}
