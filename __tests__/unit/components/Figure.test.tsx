/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { bindMarkdown } from "../../../plugins/docs-content/markdown/bindMarkdown";
import { bindTree } from "../../../plugins/docs-content/nodes/bindTree";
import { blocksOf } from "../../../plugins/docs-content/search/blocks";
import { ImageContext, type ImagesBySrc } from "../../../src/components/Content/ImageContext";
import { Figure } from "../../../src/components/Figure/Figure";
import { figureDefinition } from "../../../src/components/Figure/Figure.definition";
import { Mark } from "../../../src/components/Mark/Mark";
import { Screenshot } from "../../../src/components/Screenshot/Screenshot";
import { screenshotDefinition } from "../../../src/components/Screenshot/Screenshot.definition";
import { noBindings } from "../../support/bindings";
import { compile } from "../../support/compile";

function raster(name: string): IGatsbyImageData {
  return { layout: "constrained", width: 640, height: 400, images: { fallback: { src: `/${name}.png` } } };
}

const images: ImagesBySrc = {
  "a.svg": { kind: "vector", lightUrl: "/a.svg", darkUrl: "/a-dark.svg", width: 560, height: 200 },
  "b.svg": { kind: "vector", lightUrl: "/b.svg", width: 300, height: 100 },
  "c.png": { kind: "raster", light: raster("c"), dark: raster("c-dark") },
  "screenshots/list.motion": {
    kind: "vector",
    lightUrl: "/moves.webp",
    darkUrl: "/moves-dark.webp",
    width: 640,
    height: 400,
  },
  "screenshots/list": { kind: "raster", light: raster("light"), dark: raster("dark") },
};

function renderWithImages(content: React.ReactElement) {
  return render(<ImageContext value={images}>{content}</ImageContext>);
}

describe("Figure", () => {
  it("holds a drawing for each theme, lazy and with its size", () => {
    renderWithImages(<Figure src="a.svg" alt="A drawing" />);
    const pictures = screen.getAllByAltText("A drawing");
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(["/a.svg", "/a-dark.svg"]);
    for (const picture of pictures) {
      expect(picture.getAttribute("loading")).toBe("lazy");
      expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["560", "200"]);
    }
  });

  it("shows the only drawing in both themes", () => {
    renderWithImages(<Figure src="b.svg" alt="A drawing" />);
    expect(screen.getAllByAltText("A drawing")).toHaveLength(1);
  });

  it("shows photographs in the sizes that were made, one for each theme", () => {
    renderWithImages(<Figure src="c.png" alt="A kitchen" />);
    const pictures = screen.getAllByAltText("A kitchen");
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(["/c.png", "/c-dark.png"]);
    for (const picture of pictures) {
      expect(picture.getAttribute("loading")).toBe("lazy");
      expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["640", "400"]);
    }
  });

  it("has a caption below, if the writer gave one", () => {
    const { container } = renderWithImages(<Figure src="b.svg" alt="A drawing" caption="Drawn by hand." />);
    expect(container.querySelector("figure")?.lastElementChild?.textContent).toBe("Drawn by hand.");
  });

  it("throws without image data, and names the image", () => {
    const silence = jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() => renderWithImages(<Figure src="gone.svg" alt="" />)).toThrow('"gone.svg"');
    silence.mockRestore();
  });
});

describe("Screenshot", () => {
  it("finds its images by its id", () => {
    const { container } = renderWithImages(<Screenshot id="list" alt="A list" caption="The list." />);
    const pictures = screen.getAllByAltText("A list");
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(["/light.png", "/dark.png"]);
    expect(container.querySelector("figcaption")?.textContent).toBe("The list.");
  });
});

describe("an animation of a screenshot", () => {
  const motion = { seconds: 6, says: "A row is dragged." };

  it("is behind a button that says how long it takes, and loads only when it is seen", () => {
    renderWithImages(<Screenshot id="list" alt="A list" motion={motion} />);
    const button = screen.getByText("6 s").closest("summary");
    expect(button?.textContent).toContain("Play the animation");
    expect(button?.parentElement?.hasAttribute("open")).toBe(false);
    const pictures = screen.getAllByAltText("A row is dragged.");
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
      "/moves.webp",
      "/moves-dark.webp",
    ]);
    expect(pictures.every((picture) => picture.getAttribute("loading") === "lazy")).toBe(true);
    expect(screen.getAllByAltText("A list")).toHaveLength(2);
  });

  it("is said in Markdown and in the search", () => {
    const bindings = {
      ...noBindings,
      siteUrl: "",
      snippet: () => undefined,
      screenshot: () => ({ alt: "A list.", motion }),
    };
    const { tree, markdown } = compile('<Screenshot id="list" caption="The list." />');
    expect(bindMarkdown(markdown, bindings)).toBe(
      "*Screenshot: A list.*\n\n*Animation: A row is dragged.*\n\nThe list.",
    );
    const blocks = blocksOf(bindTree(tree, bindings));
    expect(blocks).toEqual(
      ["A list.", "A row is dragged.", "The list."].map((text) => ({ kind: "text", text })),
    );
  });
});

describe("a number on a screenshot", () => {
  it("is a part of what is enlarged, at the place in percent, and explained below", () => {
    const hotspots = [{ x: 12.5, y: 40, side: "above" as const, says: "Save" }];
    const { container } = renderWithImages(<Screenshot id="list" alt="A list" hotspots={hotspots} />);
    const mark = container.querySelector("[data-zoomable] > svg svg");
    expect([mark?.getAttribute("x"), mark?.getAttribute("y")]).toEqual(["12.5%", "40%"]);
    expect(screen.getByRole("listitem").textContent).toBe("Save");
  });

  it("is beside its control, on the side that was free, with a line to it", () => {
    const hotspots = [
      { x: 10, y: 20, says: "Save" },
      { x: 50, y: 60, side: "below" as const, says: "Publish" },
    ];
    const { container } = renderWithImages(<Screenshot id="list" alt="A list" hotspots={hotspots} />);
    const [left, below] = container.querySelectorAll("[data-zoomable] > svg svg");
    expect(left?.querySelector("line")?.getAttribute("x2")).toBe("-10");
    expect(below?.querySelector("line")?.getAttribute("y2")).toBe("10");
    expect(below?.querySelector("circle")?.getAttribute("cy")).toBe("19");
  });

  it("has a ring around its control, if the register knows where that is", () => {
    const ring = { x: 12.5, y: 30, width: 10, height: 20 };
    const hotspots = [
      { x: 12.5, y: 40, says: "Save", ring },
      { x: 0, y: 0, says: "Publish" },
    ];
    const { container } = renderWithImages(<Screenshot id="list" alt="A list" hotspots={hotspots} />);
    const rings = [...container.querySelectorAll("[data-zoomable] > svg rect")];
    expect(rings.map((rect) => rect.getAttribute("width"))).toEqual(["10%"]);
  });

  it("is named in the text by a link to its line below the image, which the ring belongs to, too", () => {
    const hotspots = [{ x: 12.5, y: 40, says: "Save", ring: { x: 12.5, y: 30, width: 10, height: 20 } }];
    const { container } = renderWithImages(
      <>
        <Mark image="list" number={1} shot={3} />
        <Screenshot id="list" alt="A list" hotspots={hotspots} shot={3} isTarget />
        <Screenshot id="list" alt="A list" hotspots={hotspots} shot={3} />
      </>,
    );
    const link = screen.getByRole("link", { name: "A in the image" });
    const lines = screen.getAllByRole("listitem").map(({ id }) => `#${id}`);
    expect(lines).toEqual([link.getAttribute("href"), "#"]);
    expect(link.dataset.mark).toBe("3-1");
    expect(container.querySelectorAll("[data-ring='3-1']")).toHaveLength(2);
  });
});

describe("figureSchema and screenshotSchema", () => {
  it("accept a path inside content/images and an id", () => {
    expect(
      figureDefinition.props.safeParse({ src: "diagrams/x.svg", dark: "diagrams/x-dark.svg", alt: "X" })
        .success,
    ).toBe(true);
    expect(screenshotDefinition.props.safeParse({ id: "content-manager-list", caption: "X" }).success).toBe(
      true,
    );
  });

  it("reject an image without alt text, a URL, and an id with an ending", () => {
    expect(figureDefinition.props.safeParse({ src: "x.svg" }).success).toBe(false);
    expect(figureDefinition.props.safeParse({ src: "x.svg", alt: "" }).success).toBe(false);
    expect(figureDefinition.props.safeParse({ src: "/images/x.svg", alt: "X" }).success).toBe(false);
    expect(screenshotDefinition.props.safeParse({ id: "list.png" }).success).toBe(false);
  });
});
