/**
 * What a reader wants on the clipboard: the lines as they are after a diff, without the shell's prompt and
 * what its commands printed.
 *
 * @param code the element that holds the `.line` elements.
 */
export function copyableText(code: Element): string {
  return [...code.querySelectorAll(".line:not(.del, .out)")].map(textWithoutPrompt).join("\n");
}

function textWithoutPrompt(line: Element): string {
  const prompt = line.querySelector(".prompt")?.textContent ?? "";
  return (line.textContent ?? "").slice(prompt.length);
}
