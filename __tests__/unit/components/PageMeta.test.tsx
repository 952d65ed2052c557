import { render, screen } from "@testing-library/react";
import { PageMeta } from "../../../src/components/PageMeta/PageMeta";

describe("PageMeta", () => {
  it("invites to contribute on the place that keeps the source, and tells the page's age", () => {
    render(
      <PageMeta
        editUrl="https://example.org/edit"
        host="GitHub"
        lastUpdated="2026-11-20T23:30:00Z"
        proofLine={null}
      />,
    );
    const link = screen.getByRole("link", { name: "Contribute to this page on GitHub" });
    expect(link.getAttribute("href")).toBe("https://example.org/edit");
    expect(screen.getByText("November 20, 2026").getAttribute("datetime")).toBe("2026-11-20T23:30:00Z");
  });

  it("tells how much was verified", () => {
    const line = "4 statements verified with Strapi 5.54.0";
    render(<PageMeta editUrl={null} host={null} lastUpdated={null} proofLine={line} />);
    expect(screen.getByText(line)).toBeDefined();
  });

  it("is absent when nothing is known", () => {
    const { container } = render(<PageMeta editUrl={null} host={null} lastUpdated={null} proofLine={null} />);
    expect(container.innerHTML).toBe("");
  });
});
