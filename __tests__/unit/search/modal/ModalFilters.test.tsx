import { fireEvent, render, screen } from "@testing-library/react";
import { everything } from "../../../../src/search/facetFilters";
import { ModalFilters } from "../../../../src/search/modal/ModalFilters";

const areas = [
  { id: "user-docs", label: "User Guide" },
  { id: "dev-docs", label: "Dev Docs" },
];
const show = (narrowing = everything, shown = areas) => {
  const onNarrow = jest.fn();
  render(<ModalFilters row={document.body} areas={shown} {...{ narrowing, onNarrow }} />);
  return onNarrow;
};

it("narrows to an area without losing the kind, and to a kind without losing the area", () => {
  const onNarrow = show({ area: "user-docs", kind: "recipe" });
  fireEvent.click(screen.getByRole("radio", { name: "Dev Docs" }));
  expect(onNarrow).toHaveBeenLastCalledWith({ area: "dev-docs", kind: "recipe" });
  fireEvent.change(screen.getByRole("combobox", { name: "Kind" }), { target: { value: "error" } });
  expect(onNarrow).toHaveBeenLastCalledWith({ area: "user-docs", kind: "error" });
  fireEvent.change(screen.getByRole("combobox", { name: "Kind" }), { target: { value: "" } });
  expect(onNarrow).toHaveBeenLastCalledWith({ area: "user-docs", kind: null });
});

it("shows what is selected: all of both at first", () => {
  show();
  expect(screen.getByRole("radio", { name: "All areas" })).toMatchObject({ checked: true });
  expect(screen.getByRole("combobox", { name: "Kind" })).toMatchObject({ value: "" });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "All kinds",
    "Guide",
    "Reference",
    "Recipe",
    "Error",
  ]);
});

it("has no areas to choose from where there is one", () => {
  show(everything, areas.slice(0, 1));
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByRole("combobox", { name: "Kind" })).toBeTruthy();
});
