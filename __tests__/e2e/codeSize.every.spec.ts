import { openHydrated } from "./support/hydration";
import { test } from "./support/smallSite";
import { expect } from "./support/test";

for (const route of ["/guide/code", "/guide/samples"])
  test(`code on ${route} takes as much room before it is laid out as after`, async ({ page }) => {
    await openHydrated(page, route);
    const sizes = await page.locator("code[data-lines]").evaluateAll((blocks) =>
      (blocks as HTMLElement[])
        .filter((block) => getComputedStyle(block).contentVisibility === "auto" && block.checkVisibility())
        .map((block) => {
          const sizeWith = (visibility: string) => {
            block.style.contentVisibility = visibility;
            const { height, width } = block.getBoundingClientRect();
            return { height: Math.round(height), isWider: width > (block.parentElement?.clientWidth ?? 0) };
          };
          return { text: block.textContent, before: sizeWith("hidden"), after: sizeWith("visible") };
        }),
    );
    expect(sizes.length).toBeGreaterThan(2);
    for (const { text, before, after } of sizes) expect(before, text ?? "").toEqual(after);
  });

test("buttons that are always shown cover no code, in tabs and outside", async ({ page }) => {
  await openHydrated(page, "/guide/code");
  const covered = await page.locator("figure[data-shape]").evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const code = block.querySelector("pre")?.getBoundingClientRect();
      return [...block.querySelectorAll("[title='Copy code']")]
        .filter((button) => button.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }))
        .map((button) => button.getBoundingClientRect())
        .map(({ left, right, top, bottom }) =>
          code && left < code.right && right > code.left && top < code.bottom && bottom > code.top
            ? `covered: ${block.textContent}`
            : "free",
        );
    }),
  );
  expect(covered.length).toBeGreaterThan(4);
  expect(covered.filter((text) => text !== "free")).toEqual([]);
});
