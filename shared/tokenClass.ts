/** Prism's token names brought down to the few that the theme colors; the others look like what is around them. */
const colors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    comment: "comment prolog doctype cdata shebang",
    keyword: "keyword atrule important boolean constant null nil rule directive",
    string: "string char attr-value template-string regex url inserted",
    number: "number unit entity symbol",
    function: "function class-name method builtin maybe-class-name function-variable",
    property: "property attr-name key literal-property variable parameter field-name header-name",
    punctuation: "punctuation",
    operator: "operator assign-left",
    tag: "tag selector deleted",
    // JavaScript in a tag of JSX looks like JavaScript, not like the tag.
    "": "script plain-text",
  }).flatMap(([color, names]) =>
    names.split(" ").map((name): [string, string] => [name, color && `tk-${color}`]),
  ),
);

/**
 * The class that colors a token, the same in a page's HTML and in an editor.
 *
 * @param names Prism's, the plainest first.
 * @returns `tk-…`, an empty string for a token that never has a color, undefined for any other.
 */
export function tokenClass(names: readonly string[]): string | undefined {
  return names.map((name) => colors.get(name)).find((color) => color !== undefined);
}
