import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import {
  mistakeIn,
  namesOf,
  noProject,
  readProject,
  showProject,
} from "../../../src/components/YourProject/ownProject";
import { typesIn } from "../../../src/components/YourProject/schemaTypes";
import { YourProject } from "../../../src/components/YourProject/YourProject";

const key = "docs.project";
const stored = () => JSON.parse(localStorage.getItem(key) ?? "null");

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("the names for code", () => {
  it("are those of the type in each place, and its variables'", () => {
    expect(namesOf({ ...noProject, singular: "blog-post", plural: "blog-posts" })).toEqual({
      singular: "blog-post",
      plural: "blog-posts",
      field: "blogPost",
      fields: "blogPosts",
      Type: "BlogPost",
      Types: "BlogPosts",
      one: "blogPost",
      many: "blogPosts",
    });
  });

  it("leave variables alone that the code could have already", () => {
    const names = namesOf({ ...noProject, singular: "class", plural: "classes" });
    expect(names).toMatchObject({ singular: "class", Type: "Class" });
    expect(names).not.toHaveProperty("one");
    expect(namesOf({ ...noProject, singular: "author", plural: "authors" })).not.toHaveProperty("many");
  });

  it("need both names of a type, and are only those that differ from Saffron's", () => {
    expect(namesOf({ ...noProject, singular: "article" })).toEqual({});
    expect(
      namesOf({ ...noProject, singular: "recipe", plural: "recipes", url: "http://localhost:1337/" }),
    ).toEqual({});
  });

  it("have the server without the slash at its end", () => {
    expect(namesOf({ ...noProject, url: " https://cms.example.org/v1/ " })).toEqual({
      url: "https://cms.example.org/v1",
    });
  });
});

it.each([
  ["singular", "blog-post", true],
  ["singular", "Blog post", false],
  ["singular", "blog--post", false],
  ["singular", "1st", false],
  ["plural", "a".repeat(51), false],
  ["url", "https://cms.example.org", true],
  ["url", "http://[::1]:1337", true],
  ["url", "ftp://cms.example.org", false],
  ["url", "javascript:alert(1)", false],
  ["url", "cms.example.org", false],
  ["url", "https://me:secret@cms.example.org", false],
  ["url", "https://cms.example.org/%3Cb%3E", false],
  ["token", "API_TOKEN", true],
  ["token", "my token", false],
  ["token", "eyJhbGciOiJIUzI1NiJ9", false],
  ["token", "a3f9c1d27b6e4f80", false],
  ["token", "A".repeat(41), false],
  ["locale", "de", true],
  ["locale", "zh-Hans-CN", true],
  ["locale", "German", false],
] as const)("an entry of %s: %s", (field, value, isValid) => {
  expect(mistakeIn(field, { ...noProject, [field]: value }) === undefined).toBe(isValid);
});

it("a plural like the singular is a mistake", () => {
  expect(mistakeIn("plural", { ...noProject, singular: "news", plural: "news" })).toContain("differs");
});

describe("what is kept", () => {
  it("comes back", () => {
    const project = { ...noProject, singular: "article", plural: "articles", token: "API_TOKEN" };
    expect(showProject(project)).toBeGreaterThan(0);
    expect(readProject()).toEqual(project);
    expect(showProject(noProject)).toBe(0);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("is never what looks like a secret", () => {
    showProject({ ...noProject, token: "a3f9c1d27b6e4f80a3f9c1d27b6e4f80", locale: "de" });
    expect(stored()).toEqual({ locale: "de" });
  });

  it.each(["{", "7", "[]", '{"url":"javascript:alert(1)","locale":5}'])(
    "is ignored where it isn't valid: %s",
    (text) => {
      localStorage.setItem(key, text);
      expect(readProject()).toEqual(noProject);
    },
  );

  it("is nothing where the browser forbids it", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => showProject({ ...noProject, locale: "de" })).not.toThrow();
  });
});

it("types of a schema are its collection types", () => {
  const schema = (kind: string, singularName: unknown) =>
    JSON.stringify({ kind, info: { singularName, pluralName: "articles" } });
  const texts = [
    schema("collectionType", "article"),
    schema("singleType", "home"),
    schema("collectionType", 1),
    "{",
    "null",
  ];
  expect(typesIn(texts)).toEqual([{ singular: "article", plural: "articles" }]);
});

describe("the panel", () => {
  const open = async () => {
    const { container } = render(<YourProject />);
    const summary = container.querySelector("summary") as HTMLElement;
    fireEvent.focus(summary);
    fireEvent.click(summary);
    await screen.findByLabelText("Server URL");
  };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it("keeps valid names, says so, and goes back to Saffron at one press, which keeps the focus", async () => {
    await open();
    const back = screen.getByRole("button", { name: "Back to Saffron" });
    expect(back.getAttribute("aria-disabled")).toBe("true");
    type("Content type, singular", "article");
    expect(stored()).toBeNull();
    type("Plural", "articles");
    expect(stored()).toMatchObject({ singular: "article", plural: "articles" });
    expect(screen.getByRole("status").textContent).toBe("Samples show your project.");
    fireEvent.click(back);
    expect(stored()).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("Samples show Saffron.");
    expect((screen.getByLabelText("Plural") as HTMLInputElement).value).toBe("");
    expect(back.isConnected).toBe(true);
  });

  it("says whether the code on this page changes", async () => {
    await open();
    expect(screen.getByText(/doesn't change/)).toBeTruthy();
    cleanup();
    document.body.innerHTML = '<code>/api/<var data-own="plural">recipes</var></code>';
    await open();
    expect(screen.getByText(/use your names/)).toBeTruthy();
    expect(screen.queryByText(/doesn't change/)).toBeNull();
  });

  it("explains a mistake at its field", async () => {
    await open();
    type("Variable of the token", "eyJhbGciOiJIUzI1NiJ9");
    const field = screen.getByLabelText("Variable of the token");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toContain("looks like a real token");
    expect(stored()).toBeNull();
  });

  it("sets the choices of the site's tabs", async () => {
    localStorage.setItem("docs.tabs.language", "js");
    await open();
    expect((screen.getByLabelText("JavaScript") as HTMLInputElement).checked).toBe(true);
    const heard = jest.fn();
    window.addEventListener("docs:tab", heard);
    fireEvent.click(screen.getByLabelText("pnpm"));
    window.removeEventListener("docs:tab", heard);
    expect(localStorage.getItem("docs.tabs.package-manager")).toBe("pnpm");
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("offers the types of the schema in the console", async () => {
    const text = JSON.stringify({
      kind: "collectionType",
      info: { singularName: "event", pluralName: "events" },
    });
    localStorage.setItem(
      "docs.console.schema",
      JSON.stringify({ files: [{ path: "", text }], isUsed: true }),
    );
    await open();
    fireEvent.change(await screen.findByLabelText("From your schema in the console"), {
      target: { value: "event" },
    });
    expect(stored()).toMatchObject({ singular: "event", plural: "events", Type: "Event" });
  });
});
