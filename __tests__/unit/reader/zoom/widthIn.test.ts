import { widestIn, widthIn } from "../../../../src/reader/zoom/widthIn";

describe("widthIn", () => {
  const room = { width: 1200, height: 800 };

  it("takes the whole width or the whole height of the room", () => {
    expect(widthIn(room, { width: 600, height: 300 }, 5000)).toBe(1200);
    expect(widthIn(room, { width: 300, height: 400 }, 5000)).toBe(600);
  });

  it("stops where the image would be blurred", () => {
    expect(widthIn(room, { width: 300, height: 200 }, 900)).toBe(900);
  });

  it("has no such bound for a drawing", () => {
    expect(widthIn(room, { width: 30, height: 20 }, Number.POSITIVE_INFINITY)).toBe(1200);
  });

  it("never makes an image smaller than it is, unless the room is", () => {
    expect(widthIn(room, { width: 700, height: 350 }, 380)).toBe(700);
    expect(widthIn({ width: 650, height: 600 }, { width: 700, height: 350 }, 380)).toBe(650);
  });

  it("doubles an image in a narrow window, as far as it is sharp", () => {
    expect(widthIn({ width: 340, height: 600 }, { width: 350, height: 220 }, 1520)).toBe(700);
    expect(widthIn({ width: 340, height: 600 }, { width: 350, height: 220 }, 500)).toBe(500);
  });
});

describe("widestIn", () => {
  it("finds the largest width", () => {
    expect(widestIn("/static/a-1.webp 380w,\n/static/a-2.webp 760w,\n/static/1520w.webp 1520w")).toBe(1520);
  });

  it("has no bound without widths", () => {
    expect(widestIn("")).toBe(Number.POSITIVE_INFINITY);
  });
});
