import { fireEvent, render, screen, within } from "@testing-library/react";
import { Builder } from "../../../../src/queryBuilder/form/Builder";
import { saffronModel } from "../../../support/queryModel";

const presets = [
  {
    title: "Quick ones",
    path: "/api/recipes",
    query: { filters: { cookMinutes: { $lte: 30 } }, populate: { author: { fields: ["name"] } } },
  },
  { title: "Seasons", path: "/api/seasons", query: { fields: ["name"] } },
];

const saffron = saffronModel();
const uids = ["recipe", "author", "season"].map((name) => `api::${name}.${name}`);
const model = {
  ...saffron,
  types: saffron.types.filter(({ uid }) => uids.includes(uid)),
  operators: saffron.operators.slice(0, 4),
};

const show = () => render(<Builder model={model} presets={presets} responses={[]} platform="5.1.0" />);
const begins = () => screen.getByLabelText<HTMLSelectElement>("Start with", { selector: "select" });
const object = () => screen.getByLabelText<HTMLTextAreaElement>("Query as an object").value;
const reset = () => screen.getByText<HTMLButtonElement>("Reset", { selector: "button" });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "select" }), { target: { value } });

beforeEach(() => window.history.replaceState(null, "", "/"));

it("goes back to the start that was chosen: an empty query, or one of the others", () => {
  show();
  expect([...begins().options].map(({ text }) => text)).toEqual(["Empty query", "Quick ones", "Seasons"]);
  expect(reset().disabled).toBe(true);
  choose("Start with", "empty");
  expect(object()).toBe("{}");
  expect(reset().disabled).toBe(true);
  choose("Content type", "/api/seasons");
  expect(begins().value).toBe("empty");
  fireEvent.click(reset());
  expect(screen.getByLabelText<HTMLSelectElement>("Content type", { selector: "select" }).value).toBe(
    "/api/recipes",
  );
  choose("Start with", "1");
  choose("Content type", "/api/authors");
  fireEvent.click(reset());
  expect(begins().value).toBe("1");
});

it("has no problem after a change of the content type", () => {
  show();
  choose("Content type", "/api/seasons");
  expect(object()).toBe("{}");
  expect(screen.queryByText("Problem")).toBeNull();
});

it("says that all fields are returned where none is chosen, also of a populated relation", () => {
  show();
  const saidOf = (title: string) =>
    within(screen.getByText(title, { selector: "summary *" }).closest("summary") as HTMLElement);
  expect(saidOf("Fields").getByText("all fields")).toBeDefined();
  expect(saidOf("Fields of author").getByText("name")).toBeDefined();
  fireEvent.click(screen.getByRole("checkbox", { name: "name" }));
  expect(saidOf("Fields of author").getByText("all fields")).toBeDefined();
  // What nothing is chosen in begins folded.
  expect(screen.getByText("Fields", { selector: "summary *" }).closest("details")?.open).toBe(false);
});

it("names the request and what it works in", () => {
  show();
  expect(screen.getByRole("heading", { name: "Request as code" })).toBeDefined();
  expect(screen.getByText(/^Works in a project with these fields\./)).toBeDefined();
});
