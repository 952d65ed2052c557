import type { Locator, Page } from "@playwright/test";

interface Cell {
  readonly row: string;
  readonly column: string;
}

/** A checkbox is in the middle of its column. */
const tolerance = 12;

/**
 * The checkbox where a row and a column meet, by their places on the screen, as a reader finds it. In the panel's grid of
 * permissions, a checkbox is named after both or has no name.
 */
export async function checkboxAt(page: Page, { row, column }: Cell): Promise<Locator | undefined> {
  const rows = await placesOf(page.getByText(row, { exact: true }));
  const columns = await placesOf(page.getByText(column, { exact: true }));
  for (const { element, middle } of await placesOf(page.getByRole("checkbox"))) {
    const isInRow = rows.some((place) => Math.abs(place.middle.y - middle.y) < tolerance);
    const isBelow = columns.some(
      (place) => Math.abs(place.middle.x - middle.x) < tolerance && place.middle.y < middle.y,
    );
    if (isInRow && isBelow) return element;
  }
  return undefined;
}

async function placesOf(found: Locator) {
  const elements = await found.filter({ visible: true }).all();
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  return elements.flatMap((element, index) => {
    const box = boxes[index];
    const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return middle ? [{ element, middle }] : [];
  });
}
