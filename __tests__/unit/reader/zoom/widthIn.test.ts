import { widestIn, widthIn } from "../../../../src/reader/zoom/widthIn";

describe("widthIn", () => {
  const room = { width: 1200, height: 800 };

  it("takes the whole width or the whole height of the room", () => {
    expect(widthIn(room, { width: 600, height: 300 }, 5000)).toBe(1200);
    expect(widthIn(room, { width: 300, height: 400 }, 5000)).toBe(600);
  });

  it("stops where the image would be blurred", () => {
    expect(widthIn(room, { width: 300, height: 200 }, 600)).toBe(900);
  });

  it("has no such bound for a drawing", () => {
    expect(widthIn(room, { width: 30, height: 20 }, Number.POSITIVE_INFINITY)).toBe(1200);
  });

  it("never makes an image smaller than it is, unless the room is", () => {
    expect(widthIn(room, { width: 700, height: 350 }, 380)).toBe(700);
    expect(widthIn({ width: 650, height: 600 }, { width: 700, height: 350 }, 380)).toBe(650);
  });

  describe("in a narrow window", () => {
    const phone = { width: 340, height: 600 };

    it("takes the whole width for a small image, which doesn't scroll then", () => {
      expect(widthIn(phone, { width: 230, height: 180 }, 460)).toBe(340);
      expect(widthIn(phone, { width: 80, height: 60 }, 160)).toBe(240);
    });

    it("doubles one that is wider than the room, as far as it is sharp", () => {
      expect(widthIn(phone, { width: 350, height: 220 }, 1520)).toBe(700);
      expect(widthIn(phone, { width: 350, height: 220 }, 300)).toBe(450);
    });

    it("takes the whole height for one that would be higher then, and never makes it smaller", () => {
      expect(widthIn(phone, { width: 600, height: 500 }, 1520)).toBe(720);
      expect(widthIn(phone, { width: 600, height: 900 }, 1520)).toBe(600);
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
