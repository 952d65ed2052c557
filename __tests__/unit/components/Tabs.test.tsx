/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Tab } from "../../../src/components/Tab/Tab";
import { tabDefinition } from "../../../src/components/Tab/Tab.definition";
import { Tabs } from "../../../src/components/Tabs/Tabs";
import { tabsDefinition } from "../../../src/components/Tabs/Tabs.definition";

const labels = [
  { value: "ts", label: "TypeScript" },
  { value: "js", label: "JavaScript" },
  { value: "mjs", label: "Modules" },
];

function Example({ id = "tabs-1", groupId }: { readonly id?: string; readonly groupId?: string }) {
  return (
    <Tabs id={id} tabs={labels} {...(groupId === undefined ? {} : { groupId })}>
      {labels.map(({ value, label }) => (
        <Tab key={value} value={value} label={label}>
          <p>Text in {label}</p>
        </Tab>
      ))}
    </Tabs>
  );
}

function selected(): (string | null)[] {
  return screen.getAllByRole("tab", { selected: true }).map((tab) => tab.textContent);
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/page#part");
});

describe("Tabs", () => {
  it("opens the first tab and keeps the others in the page, hidden", () => {
    const { container } = render(<Example />);
    const panels = [...container.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
    expect(selected()).toEqual(["TypeScript"]);
    expect(panels.map((panel) => panel.hasAttribute("hidden"))).toEqual([false, true, true]);
    expect(panels[1]?.textContent).toContain("Text in JavaScript");
  });

  it("joins each tab to its panel", () => {
    const { container } = render(<Example />);
    for (const tab of screen.getAllByRole("tab")) {
      const panel = container.querySelector(`#${tab.getAttribute("aria-controls")}`);
      expect(panel?.getAttribute("aria-labelledby")).toBe(tab.id);
    }
  });

  it("opens what is clicked, and is one stop for the Tab key", () => {
    render(<Example />);
    fireEvent.click(screen.getByRole("tab", { name: "JavaScript" }));
    expect(selected()).toEqual(["JavaScript"]);
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
    const panels = [...document.querySelectorAll("tab-panel")];
    expect(panels.map((panel) => panel.getAttribute("tabindex"))).toEqual(["-1", "0", "-1"]);
  });

  it.each([
    { keys: ["ArrowRight"], opened: "JavaScript" },
    { keys: ["ArrowLeft"], opened: "Modules" },
    { keys: ["End"], opened: "Modules" },
    { keys: ["End", "ArrowRight"], opened: "TypeScript" },
    { keys: ["End", "Home"], opened: "TypeScript" },
    { keys: ["a"], opened: "TypeScript" },
  ])("moves with $keys to $opened", ({ keys, opened }) => {
    render(<Example />);
    const list = screen.getByRole("tablist");
    for (const key of keys) fireEvent.keyDown(list, { key });
    expect(selected()).toEqual([opened]);
    if (opened !== "TypeScript") expect(document.activeElement?.textContent).toBe(opened);
  });

  it("opens the panel in which the browser's search found something, and tells no one", () => {
    const { container } = render(<Example groupId="language" />);
    act(() => {
      container
        .querySelector("#tabs-1-mjs-panel p")
        ?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    });
    expect(selected()).toEqual(["Modules"]);
    expect(localStorage.length).toBe(0);
    expect(location.search).toBe("");
  });
});

describe("Tabs of one group", () => {
  it("switch together; others don't", () => {
    render(
      <>
        <Example id="a" groupId="language" />
        <Example id="b" groupId="language" />
        <Example id="c" groupId="other" />
      </>,
    );
    fireEvent.click(screen.getAllByRole("tab", { name: "JavaScript" })[0] ?? document.body);
    expect(selected()).toEqual(["JavaScript", "JavaScript", "TypeScript"]);
  });

  it("put the choice into the URL and storage, and leave the rest of the URL alone", () => {
    history.replaceState({ key: "kept" }, "", "/page?q=x#part");
    render(<Example groupId="language" />);
    fireEvent.click(screen.getByRole("tab", { name: "JavaScript" }));
    expect(location.pathname + location.search + location.hash).toBe("/page?q=x&language=js#part");
    expect(history.state).toEqual({ key: "kept" });
    expect(localStorage.getItem("docs.tabs.language")).toBe("js");
  });

  it("open what the reader chose before, and what the URL says rather than that", () => {
    localStorage.setItem("docs.tabs.language", "js");
    render(<Example groupId="language" />);
    expect(selected()).toEqual(["JavaScript"]);
    cleanup();
    history.replaceState(null, "", "/page?language=mjs");
    render(<Example groupId="language" />);
    expect(selected()).toEqual(["Modules"]);
  });

  it("ignore a choice that they don't offer", () => {
    localStorage.setItem("docs.tabs.language", "cobol");
    render(<Example groupId="language" />);
    expect(selected()).toEqual(["TypeScript"]);
  });

  it("work where storage is forbidden", () => {
    const forbid = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    const get = jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
    const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
    render(<Example groupId="language" />);
    fireEvent.click(screen.getByRole("tab", { name: "JavaScript" }));
    expect(selected()).toEqual(["JavaScript"]);
    get.mockRestore();
    set.mockRestore();
  });
});

describe("Tab", () => {
  it("can't stand alone", () => {
    const silence = jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<Tab value="a" label="A" />)).toThrow("<Tab> is outside <Tabs>");
    silence.mockRestore();
  });
});

describe("tabsSchema and tabSchema", () => {
  it("accept a group, a label and a value", () => {
    expect(tabsDefinition.props.safeParse({}).success).toBe(true);
    expect(tabsDefinition.props.safeParse({ groupId: "package-manager" }).success).toBe(true);
    expect(tabDefinition.props.safeParse({ label: "TypeScript" }).success).toBe(true);
    expect(tabDefinition.props.safeParse({ label: "TypeScript", value: "ts" }).success).toBe(true);
  });

  it("reject names that don't fit into a URL, and a tab without a label", () => {
    expect(tabsDefinition.props.safeParse({ groupId: "Package manager" }).success).toBe(false);
    expect(tabDefinition.props.safeParse({ label: "TypeScript", value: "Type Script" }).success).toBe(false);
    expect(tabDefinition.props.safeParse({ value: "ts" }).success).toBe(false);
  });
});
