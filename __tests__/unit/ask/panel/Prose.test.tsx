import { render, screen } from "@testing-library/react";
import { Prose } from "../../../../src/ask/panel/Prose";

const sources = [{ number: 1, page: "Pears", section: "Ripening", url: "/pears#ripening" }];

function show(markdown: string): HTMLElement {
  return render(<Prose markdown={markdown} sources={sources} onFollow={() => {}} />).container;
}

describe("Prose", () => {
  it("shows paragraphs, lists, emphasis and code", () => {
    const box = show("One **two** `three`\n\n- four\n- five\n\n```js\nsix();\n```");
    expect(box.querySelector("strong")?.textContent).toBe("two");
    expect(box.querySelectorAll("li")).toHaveLength(2);
    expect(box.querySelector("pre")?.textContent).toBe("six();");
  });

  it("links what is cited of its sources, and leaves out other numbers", () => {
    const box = show("So [1], not so [4].");
    expect(screen.getByRole("link", { name: "Source 1, Pears: Ripening" }).getAttribute("href")).toBe(
      "/pears#ripening",
    );
    expect(box.textContent).toBe("So 1, not so .");
  });

  it("cites also where the text defines its numbers as links", () => {
    const box = show("So [1].\n\n[1]: https://elsewhere.example");
    expect([...box.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/pears#ripening",
    ]);
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[here](javascript:alert(1))",
    "[here](https://elsewhere.example)",
    "![picture](https://elsewhere.example/tracker.png)",
    "<https://elsewhere.example>",
    "text <b onclick=alert(1)>inside</b>",
  ])("makes no element of %s that acts, loads or leads away", (markdown) => {
    const box = show(markdown);
    expect(box.querySelectorAll("a, img, script, iframe, b, [onerror], [onclick]")).toHaveLength(0);
    expect(box.textContent).not.toBe("");
  });
});
