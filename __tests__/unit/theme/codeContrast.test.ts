import { readFileSync } from "node:fs";
import { join } from "node:path";

/** WCAG 2.2, 1.4.3: text of any size. */
const textContrast = 4.5;

const read = (file: string) => readFileSync(join("src/theme", file), "utf8");
const palette = new Map(
  [...read("palette.css").matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8});/g)].map(([, name = "", hex = ""]) => [
    name,
    hex,
  ]),
);

function meanings(file: string): Map<string, string> {
  const matches = read(file).matchAll(/--color-([\w-]+):\s*var\(--([\w-]+)\);/g);
  return new Map([...matches].map(([, name = "", color = ""]) => [name, palette.get(color) ?? ""]));
}

/** What is translucent, as it looks over the ground of code. */
function seen(colors: ReadonlyMap<string, string>): Map<string, string> {
  const ground = channelsOf(colors.get("code-bg") ?? "");
  const over = (hex: string) => {
    const share = Number.parseInt(hex.slice(7), 16) / 255;
    const mixed = channelsOf(hex).map((value, index) => value * share + (ground[index] ?? 0) * (1 - share));
    return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
  };
  return new Map([...colors].map(([name, hex]) => [name, hex.length === 9 ? over(hex) : hex]));
}

/** Red, green and blue of `#rgb`, `#rrggbb` or `#rrggbbaa`, 0 to 255. */
function channelsOf(hex: string): number[] {
  const digits = hex.slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

const light = meanings("tokens.css");
const themes = { light: seen(light), dark: seen(new Map([...light, ...meanings("dark.css")])) };

/** WCAG's relative luminance of `#rgb` or `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

it("knows contrast when it sees it", () => {
  expect(contrast("#fff", "#000000")).toBeCloseTo(21);
  expect(contrast("#777777", "#fff")).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(themes))("code in the %s theme", (_name, colors) => {
  const grounds = ["code-bg", "line-hl", "ins-bg", "del-bg"];
  const tokens = [...colors.keys()].filter((name) => name.startsWith("code-") && name !== "code-bg");
  const others = ["text", "text-faint", "ins-mark", "del-mark"];

  it("has all its colors in the palette", () => {
    expect(tokens.length).toBeGreaterThanOrEqual(10);
    for (const name of [...grounds, ...tokens, ...others])
      expect([name, colors.get(name)]).toEqual([name, expect.stringMatching(/^#/)]);
  });

  it.each(grounds)("can be read on %s", (ground) => {
    const faint = [...tokens, ...others]
      .map((name) => [name, contrast(colors.get(name) ?? "", colors.get(ground) ?? "")] as const)
      .filter(([, ratio]) => ratio < textContrast);
    expect(faint).toEqual([]);
  });
});
