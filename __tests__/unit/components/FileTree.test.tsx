/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { FileTree } from "../../../src/components/FileTree/FileTree";
import { fileTreeDefinition } from "../../../src/components/FileTree/FileTree.definition";

const file = { isDirectory: false, isHighlighted: false };
const entries = [
  {
    name: "config",
    isDirectory: true,
    isHighlighted: false,
    children: [{ ...file, name: "server.ts", comment: "host and port", isHighlighted: true }],
  },
  { ...file, name: "…" },
];

describe("FileTree", () => {
  it("nests what lies in a folder under it", () => {
    render(<FileTree entries={entries} />);
    const [folder] = screen.getAllByRole("listitem");
    expect(within(folder ?? document.body).getByRole("list").textContent).toContain("server.ts");
  });

  it("shows folders by a slash, marked entries in strong letters, and remarks", () => {
    render(<FileTree entries={entries} />);
    expect(screen.getByText("config/")).toBeTruthy();
    expect(screen.getByText("server.ts").tagName).toBe("STRONG");
    expect(screen.getByText("host and port")).toBeTruthy();
  });

  it("draws no file where the writer left files out", () => {
    render(<FileTree entries={entries} />);
    expect(screen.getByText("…").closest("li")?.querySelector("svg")).toBeNull();
  });
});

describe("fileTreeSchema", () => {
  it("takes no props", () => {
    expect(fileTreeDefinition.props.safeParse({}).success).toBe(true);
    expect(fileTreeDefinition.props.safeParse({ entries: [] }).success).toBe(false);
  });
});
