/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import Lucide from "lucide-react/icons/x";
import createIcon from "../../../src/components/Icon/createIcon";

/** As the library's module has it. */
const Icon = createIcon({
  size: 24,
  node: [
    ["path", { d: "M18 6 6 18", key: "1bl5f8" }],
    ["path", { d: "m6 6 12 12", key: "d8bk6v" }],
  ],
});

function svgOf(element: React.ReactElement): SVGSVGElement {
  const svg = render(element).container.querySelector("svg");
  if (!svg) throw new Error("no picture");
  return svg;
}

it("draws what lucide-react draws, as large", () => {
  const own = svgOf(<Icon size={16} />);
  const lucide = svgOf(<Lucide size={16} />);
  expect(own.innerHTML).toBe(lucide.innerHTML);
  for (const name of ["width", "height", "viewBox", "stroke-width", "aria-hidden"])
    expect(own.getAttribute(name)).toBe(lucide.getAttribute(name));
});

it("takes a class, another stroke and a name", () => {
  const svg = svgOf(<Icon className="x" strokeWidth={1.5} aria-hidden={false} aria-label="Close" />);
  expect(svg.getAttribute("class")).toBe("icon x");
  expect(svg.getAttribute("stroke-width")).toBe("1.5");
  expect(svg.getAttribute("width")).toBe("24");
  expect(svg.getAttribute("aria-label")).toBe("Close");
  expect(svg.getAttribute("aria-hidden")).toBe("false");
});
