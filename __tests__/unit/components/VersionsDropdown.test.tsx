import { fireEvent, render, screen } from "@testing-library/react";
import { VersionsDropdown } from "../../../src/components/VersionsDropdown/VersionsDropdown";
import {
  choicesWithPlatform,
  currentVersion,
  versionChoices,
} from "../../../src/components/VersionsDropdown/versionChoices";

const next = { name: "current", label: "Next", path: "", mainDoc: "/dev-docs/intro" };
const old = { name: "v4", label: "4.x", path: "/v4", mainDoc: "/v4/dev-docs/intro" };
const areas = ["dev-docs", "cloud"];

describe("currentVersion", () => {
  const name = (path: string, preferred: string | null) =>
    currentVersion([next, old], path, areas, preferred)?.name;

  it("is the page's own in the documentation, whatever the reader prefers", () => {
    expect(name("/dev-docs/intro", "v4")).toBe("current");
    expect(name("/v4/dev-docs/intro", "current")).toBe("v4");
  });

  it("is the preferred one on pages that belong to no version", () => {
    expect(name("/tags", "v4")).toBe("v4");
    expect(name("/", "v4")).toBe("v4");
    expect(name("/tags", null)).toBe("current");
  });
});

describe("choicesWithPlatform", () => {
  const labels = (versions: readonly (typeof next)[]) =>
    choicesWithPlatform(versionChoices(versions, next), "5.54.0").map(({ label }) => label);

  it("names the platform's version beside a single version only", () => {
    expect(labels([next])).toEqual(["Next 5.54"]);
    expect(labels([next, old])).toEqual(["Next", "4.x"]);
  });
});

describe("VersionsDropdown", () => {
  it("offers every version, the page's own marked, and reports the choice", () => {
    const onChoose = jest.fn();
    render(
      <VersionsDropdown choices={versionChoices([next, old], next)} platform="5.54.0" onChoose={onChoose} />,
    );
    expect(screen.getByText("Version:").closest("summary")?.textContent).toBe("Version: Next");
    const links = screen.getAllByRole("link", { hidden: true });
    expect(
      links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([
      ["Next", "/dev-docs/intro", "true"],
      ["4.x", "/v4/dev-docs/intro", null],
    ]);
    fireEvent.click(screen.getByText("4.x"));
    expect(onChoose).toHaveBeenCalledWith("v4");
  });

  it("is a plain link when there is one version", () => {
    const choices = choicesWithPlatform(versionChoices([next], next), "5.54.0");
    render(<VersionsDropdown choices={choices} platform="5.54.0" onChoose={jest.fn()} />);
    const link = screen.getByRole("link", { name: "Version: Next 5.54" });
    expect(link.getAttribute("href")).toBe("/dev-docs/intro");
    expect(link.textContent).toBe("Next 5.54");
    expect(link.title).toBe("Describes Strapi 5.54.0");
    expect(document.querySelector("details")).toBeNull();
  });
});
