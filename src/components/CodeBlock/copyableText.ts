/**
 * The text that a reader wants to copy: the lines after a diff is applied, without the shell's prompt and
 * the output of its commands.
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
