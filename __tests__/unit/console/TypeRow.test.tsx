import { fireEvent, render, screen } from "@testing-library/react";
import { TypeRow } from "../../../src/console/TypeRow";

it("says how many fields a type has, and shows them with the values of an enumeration", () => {
  const fields = [
    { name: "title", type: "string" },
    { name: "difficulty", type: "enumeration", values: ["easy", "medium", "hard"] },
  ];
  render(
    <TypeRow type={{ name: "Recipe", route: "/api/recipes", fields }} isChosen={false} onChoose={() => {}} />,
  );
  const button = screen.getByRole("button", { name: "2 fields of Recipe" });
  expect(button.textContent).toBe("2 fields");
  fireEvent.click(button);
  expect(screen.getByText("difficulty").nextSibling?.textContent).toBe("enumeration: easy, medium, hard");
  expect(screen.getByText("title").nextSibling?.textContent).toBe("string");
});
