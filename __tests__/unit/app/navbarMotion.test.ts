import { afterScroll } from "../../../src/app/navbarMotion";

const height = 60;

describe("afterScroll", () => {
  it("hides the navbar on the way down and shows it on the way up", () => {
    const down = afterScroll({ y: 200, isHidden: false }, 300, height);
    expect(down).toEqual({ y: 300, isHidden: true });
    expect(afterScroll(down, 250, height)).toEqual({ y: 250, isHidden: false });
  });

  it("shows it at the top, also when the page bounces", () => {
    expect(afterScroll({ y: 300, isHidden: true }, 40, height).isHidden).toBe(false);
    expect(afterScroll({ y: 10, isHidden: false }, -20, height).isHidden).toBe(false);
  });

  it("stays as it is for a small movement, and adds small ones up", () => {
    const state = { y: 300, isHidden: true };
    expect(afterScroll(state, 295, height)).toBe(state);
    expect(afterScroll(state, 290, height).isHidden).toBe(false);
  });
});
