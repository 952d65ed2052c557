import { place } from "../../../../src/reader/previews/place";

const view = { width: 1000, height: 600 };
Object.defineProperties(document.documentElement, {
  clientWidth: { value: view.width },
  clientHeight: { value: view.height },
});

function placed(rects: DOMRect[], size = { width: 300, height: 120 }): string {
  const card = document.createElement("div");
  Object.defineProperties(card, { offsetWidth: { value: size.width }, offsetHeight: { value: size.height } });
  place(card, rects);
  return card.style.inset;
}
const line = (x: number, y: number) => ({ left: x, top: y, right: x + 80, bottom: y + 20 }) as DOMRect;

describe("place", () => {
  it("puts the card below the link", () => {
    expect(placed([line(100, 100)])).toBe("128px auto auto 100px");
  });

  it("puts it above where there is no room below", () => {
    expect(placed([line(100, 500)])).toBe("372px auto auto 100px");
  });

  it("keeps it in the window", () => {
    expect(placed([line(950, 100)])).toBe("128px auto auto 692px");
    expect(placed([line(-50, 300)], { width: 300, height: 590 })).toBe("8px auto auto 8px");
  });

  it("stands by the last line of a link below it, and by the first above it", () => {
    expect(placed([line(900, 100), line(10, 120)])).toBe("148px auto auto 10px");
    expect(placed([line(600, 500), line(10, 520)])).toBe("372px auto auto 600px");
  });

  it("does nothing for a link that is not drawn", () => {
    expect(placed([])).toBe("");
  });
});
