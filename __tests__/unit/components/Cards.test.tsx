/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Card } from "../../../src/components/Card/Card";
import { cardDefinition } from "../../../src/components/Card/Card.definition";
import { iconNames } from "../../../src/components/Card/iconNames";
import { pictures } from "../../../src/components/Card/pictures";
import { Cards } from "../../../src/components/Cards/Cards";
import { cardsDefinition } from "../../../src/components/Cards/Cards.definition";

describe("Card", () => {
  it("is a link named by its title alone", () => {
    render(
      <Cards>
        <Card title="User guide" href="/user-docs/intro" picture={pictures.pencil}>
          Writing content.
        </Card>
      </Cards>,
    );
    const link = screen.getByRole("link", { name: "User guide" });
    expect(link.getAttribute("href")).toBe("/user-docs/intro");
    expect(link.getAttribute("rel")).toBeNull();
    expect(document.querySelectorAll("svg[aria-hidden] path")).toHaveLength(2);
  });

  it("keeps other sites from reaching back", () => {
    render(<Card title="Strapi" href="https://strapi.io" />);
    expect(screen.getByRole("link").getAttribute("rel")).toBe("noopener");
  });

  it("is no link without a URL", () => {
    render(<Card title="User guide">Writing content.</Card>);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("User guide")).toBeTruthy();
  });
});

describe("images", () => {
  it.each(iconNames)("has lucide's image of that name: %s", async (name) => {
    const { default: Icon } = await import(`lucide-react/icons/${name}`);
    const { container } = render(<Icon />);
    const own = document.createElement("div");
    own.innerHTML = `<svg>${pictures[name]}</svg>`;
    expect(own.querySelector("svg")?.innerHTML).toBe(container.querySelector("svg")?.innerHTML);
  });
});

describe("cardSchema and cardsSchema", () => {
  it("accept a title, a URL and a known icon", () => {
    expect(cardDefinition.props.safeParse({ title: "A", href: "/a", icon: "book-open" }).success).toBe(true);
    expect(cardDefinition.props.safeParse({ title: "A" }).success).toBe(true);
    expect(cardsDefinition.props.safeParse({}).success).toBe(true);
  });

  it("reject an unknown icon, a missing title and props of the grid", () => {
    expect(cardDefinition.props.safeParse({ title: "A", icon: "unicorn" }).success).toBe(false);
    expect(cardDefinition.props.safeParse({ href: "/a" }).success).toBe(false);
    expect(cardsDefinition.props.safeParse({ cols: 3 }).success).toBe(false);
  });
});
