import { circle, cloth, crockery, middle, scatter, turned } from "./shapes";

const petal = (angle: number, fill: string): string =>
  `<path d="M450 300 C 350 220 376 92 450 52 C 524 92 550 220 450 300 Z" fill="${fill}"
    transform="rotate(${angle} 450 300)"/>
   <path d="M450 290 L450 96" stroke="#4E2A63" stroke-width="3" opacity="0.45" transform="rotate(${angle} 450 300)"/>`;

const stigma = (angle: number): string =>
  `<path d="M450 300 C 444 260 452 220 446 176" fill="none" stroke="#B3261E" stroke-width="13"
    stroke-linecap="round" transform="rotate(${angle} 450 300)"/>`;

export const plants = {
  crocus: () => `
    <rect width="900" height="600" fill="#F3E9DC"/>
    ${circle(262, "#E9DAC4")}
    ${[60, 180, 300].map((angle) => petal(angle, "#8E62A8")).join("")}
    ${[0, 120, 240].map((angle) => petal(angle, "#7A4C95")).join("")}
    ${[30, 150, 270].map(stigma).join("")}
    ${[-18, 102, 222].map((angle) => `<g opacity="0.95">${circle(17, "#E8A317", turnedPlace(angle))}</g>`).join("")}
    ${circle(22, "#F1C04E")}`,

  threads: (seed: string) => `
    ${cloth("#3C2A3F", "#54405A")}
    ${crockery("#FDFBF7", "#F1EADF")}
    ${scatter(seed, 120, 150)
      .map((place) => turned(place, 34, 3, place.chance > 0.4 ? "#A8261C" : "#C8481F"))
      .join("")}`,

  lemons: (seed: string) => `
    ${cloth("#E9E2D3", "#D6CCB8")}
    ${crockery("#1F4E79", "#2D659A")}
    ${scatter(seed, 14, 130)
      .map(
        (place) => turned(place, 66, 48, "#D9B310") + turned({ ...place, y: place.y - 4 }, 60, 42, "#F4D63A"),
      )
      .join("")}`,
};

/** Where the pollen lies between two petals. */
function turnedPlace(angle: number): { x: number; y: number } {
  const radians = (angle / 180) * Math.PI;
  return { x: middle.x + Math.sin(radians) * 84, y: middle.y - Math.cos(radians) * 84 };
}
