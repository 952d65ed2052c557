import { circle, cloth, crockery, middle, scatter, shadow, turned } from "./shapes";

const grains = (seed: string, count: number, radius: number, colors: readonly string[]): string =>
  scatter(seed, count, radius)
    .map((place) => turned(place, 11, 5, colors[Math.floor(place.chance * colors.length)] ?? ""))
    .join("");

export const dishes = {
  plate: (seed: string) => `
    ${cloth("#5A2A54", "#7A4673")}
    ${crockery("#FBF7F0", "#EFE7DA")}
    ${circle(170, "#E29A12")}
    ${grains(seed, 260, 158, ["#F2B632", "#F6C957", "#D98C0C"])}
    ${scatter(`${seed} threads`, 22, 130)
      .map((place) => turned(place, 17, 2, "#A8261C"))
      .join("")}`,

  soup: (seed: string) => `
    ${cloth("#2F4A3D", "#47685A")}
    ${crockery("#F3EDE2", "#D9CDB9")}
    ${circle(184, "#D9661B")}
    <path d="M330 300 C 340 190 520 190 540 290 C 556 372 420 392 402 318 C 392 272 462 258 474 300"
      fill="none" stroke="#F8E3C4" stroke-width="15" stroke-linecap="round"/>
    ${scatter(seed, 18, 150)
      .map((place) => turned(place, 12, 6, "#6B7A3A"))
      .join("")}`,

  pan: (seed: string) => `
    ${cloth("#4B4B52", "#63636B")}
    <rect x="640" y="276" width="260" height="48" rx="22" fill="#1F1F24"/>
    ${shadow(236)}${circle(236, "#26262B")}${circle(212, "#34343B")}
    ${grains(seed, 320, 196, ["#F6E7B8", "#F2D98F", "#FBF2D6"])}
    <g transform="rotate(-32 ${middle.x} ${middle.y})">
      <rect x="440" y="20" width="26" height="300" rx="13" fill="#A66E3A"/>
      <ellipse cx="453" cy="330" rx="42" ry="60" fill="#B9804A"/>
    </g>`,
};
