import { circle, cloth, middle, scatter, shadow } from "./shapes";

const bunPlaces = [180, 450, 720].flatMap((x) => [180, 420].map((y) => ({ x: 90 + x * 0.8, y })));

const bun = ({ x, y }: { x: number; y: number }, seed: string): string => `
  ${shadow(86, { x, y })}${circle(86, "#B4702A", { x, y })}
  <path d="M${x - 52} ${y} a52 52 0 1 1 52 52 a36 36 0 1 1 36 -36 a22 22 0 1 1 -22 -22"
    fill="none" stroke="#8A4F18" stroke-width="11" stroke-linecap="round"/>
  <path d="M${x - 44} ${y - 40} q30 -30 74 -8" fill="none" stroke="#E9BE84" stroke-width="9" stroke-linecap="round"/>
  ${scatter(`${seed} ${x} ${y}`, 14, 62, { x, y })
    .map((place) => circle(4, "#FBF3E2", place))
    .join("")}`;

export const baking = {
  buns: (seed: string) => `
    ${cloth("#7C8F9C", "#93A5B1")}
    <rect x="104" y="64" width="720" height="500" rx="28" fill="#000000" opacity="0.25"/>
    <rect x="90" y="50" width="720" height="500" rx="28" fill="#D8DCDF"/>
    <rect x="112" y="72" width="676" height="456" rx="18" fill="#F4EBDC"/>
    ${bunPlaces.map((place) => bun(place, seed)).join("")}`,

  tart: (seed: string) => {
    const crust = Array.from({ length: 28 }, (_, index) => {
      const angle = (index / 28) * 2 * Math.PI;
      const place = { x: middle.x + Math.cos(angle) * 224, y: middle.y + Math.sin(angle) * 224 };
      return circle(34, index % 2 ? "#D6A257" : "#C98F42", place);
    });
    const peas = scatter(seed, 150, 186).map(
      (place) =>
        circle(15, place.chance > 0.5 ? "#7FB04A" : "#5F9438", place) +
        circle(4, "#CDE6A6", { x: place.x - 4, y: place.y - 5 }),
    );
    return `
      ${cloth("#C9B89B", "#DCCDB3")}
      ${shadow(256)}${crust.join("")}${circle(214, "#EBD9A8")}${peas.join("")}`;
  },
};
