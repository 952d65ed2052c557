import {
  breakLine,
  type Edit,
  type EditState,
  indent,
  outdent,
} from "../../../src/components/CodeEditor/indent";

/** `|` is where the selection begins and ends. */
function stateOf(marked: string): EditState {
  const [before = "", inside, after] = marked.split("|");
  const start = before.length;
  return {
    text: marked.replaceAll("|", ""),
    start,
    end: after === undefined ? start : start + (inside ?? "").length,
  };
}

function apply(command: (state: EditState) => Edit, marked: string): string {
  const state = stateOf(marked);
  const { from, to, insert, start, end } = command(state);
  const text = state.text.slice(0, from) + insert + state.text.slice(to);
  const selected = start === end ? "|" : `|${text.slice(start, end)}|`;
  return text.slice(0, start) + selected + text.slice(end);
}

it.each([
  ["a|b", "a  |b"],
  ["|", "  |"],
  ["one\nt|w|o", "one\n  t|w|o"],
  ["o|ne\ntw|o", "  o|ne\n  tw|o"],
  ["|one\n|two", "  |one\n|two"],
])("Tab makes %p to %p", (before, after) => expect(apply(indent, before)).toBe(after));

it.each([
  ["  a|b", "a|b"],
  [" |a", "|a"],
  ["a|b", "a|b"],
  ["  o|ne\n    tw|o", "o|ne\n  tw|o"],
  ["|  one\n  two|", "|one\ntwo|"],
])("Shift and Tab make %p to %p", (before, after) => expect(apply(outdent, before)).toBe(after));

it.each([
  ["  a|", "  a\n  |"],
  ["a|b", "a\n|b"],
  ["    a|bc|d", "    a\n    |d"],
  [" |   a", " \n |   a"],
])("Enter makes %p to %p", (before, after) => expect(apply(breakLine, before)).toBe(after));
