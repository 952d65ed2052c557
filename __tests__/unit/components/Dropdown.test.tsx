import { fireEvent, render, screen } from "@testing-library/react";
import { Dropdown } from "../../../src/components/Dropdown/Dropdown";

function open(): HTMLDetailsElement {
  render(
    <>
      <Dropdown label="Version" current="Next">
        <a href="/v4">4.x</a>
      </Dropdown>
      <a href="/">Outside</a>
    </>,
  );
  const details = screen.getByText("Version:").closest("details");
  if (!details) throw new Error("There is no disclosure.");
  details.open = true;
  return details;
}

describe("Dropdown", () => {
  it("closes by Escape and gives the focus back", () => {
    const details = open();
    fireEvent.keyDown(screen.getByText("4.x"), { key: "Escape" });
    expect(details.open).toBe(false);
    expect(document.activeElement?.tagName).toBe("SUMMARY");
  });

  it("closes when the reader presses elsewhere, not when within", () => {
    const details = open();
    fireEvent.pointerDown(screen.getByText("4.x"));
    expect(details.open).toBe(true);
    fireEvent.pointerDown(screen.getByText("Outside"));
    expect(details.open).toBe(false);
  });

  it("closes when the focus moves on", () => {
    const details = open();
    fireEvent.blur(screen.getByText("4.x"), { relatedTarget: screen.getByText("Outside") });
    expect(details.open).toBe(false);
  });
});
