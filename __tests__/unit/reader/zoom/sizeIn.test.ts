import { sizeIn, widestIn } from "../../../../src/reader/zoom/sizeIn";

describe("sizeIn", () => {
  const window = { width: 1200, height: 800 };

  it("takes the whole width or the whole height, without a margin", () => {
    expect(sizeIn(window, { width: 600, height: 300 }, 5000)).toEqual({ width: 1200, height: 600 });
    expect(sizeIn(window, { width: 300, height: 400 }, 5000)).toEqual({ width: 600, height: 800 });
  });

  it("stops where the picture would be blurred", () => {
    expect(sizeIn(window, { width: 300, height: 200 }, 900)).toEqual({ width: 900, height: 600 });
  });

  it("has no such bound for a drawing", () => {
    expect(sizeIn(window, { width: 30, height: 20 }, Number.POSITIVE_INFINITY)).toEqual({
      width: 1200,
      height: 800,
    });
  });

  it("never makes a picture smaller than it is, unless the window is", () => {
    expect(sizeIn(window, { width: 700, height: 350 }, 380)).toEqual({ width: 700, height: 350 });
    expect(sizeIn({ width: 320, height: 600 }, { width: 700, height: 350 }, 380)).toEqual({
      width: 320,
      height: 160,
    });
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
