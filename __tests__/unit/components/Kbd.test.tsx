/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Kbd } from "../../../src/components/Kbd/Kbd";
import { kbdDefinition } from "../../../src/components/Kbd/Kbd.definition";

function keysOf(text: string): (string | null)[] {
  const { container } = render(<Kbd>{text}</Kbd>);
  return [...container.querySelectorAll("kbd kbd")].map((key) => key.textContent);
}

describe("Kbd", () => {
  it.each([
    { text: "Ctrl+K", keys: ["Ctrl", "K"] },
    { text: "Ctrl + Shift + P", keys: ["Ctrl", "Shift", "P"] },
    { text: "Esc", keys: ["Esc"] },
    { text: "Ctrl++", keys: ["Ctrl", "+"] },
  ])("draws $text as the keys $keys", ({ text, keys }) => {
    expect(keysOf(text)).toEqual(keys);
  });

  it("reads as it was written", () => {
    expect(render(<Kbd>Ctrl+K</Kbd>).container.textContent).toBe("Ctrl+K");
  });
});

describe("kbdSchema", () => {
  it("takes no props", () => {
    expect(kbdDefinition.props.safeParse({}).success).toBe(true);
    expect(kbdDefinition.props.safeParse({ keys: "Ctrl+K" }).success).toBe(false);
  });
});
