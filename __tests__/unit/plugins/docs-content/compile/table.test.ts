import { htmlOf } from "../../../../support/compile";

it("tells a card of each row of code what its columns are called", () => {
  expect(htmlOf("| Key | Type |\n|-|-|\n| `a` | b |\n| [`c`](/c) | |").replaceAll("\n", "")).toBe(
    '<div class="tableScroll tableCards" role="group" tabindex="0" aria-label="Table: Key, Type"><table role="table">' +
      '<thead role="rowgroup"><tr role="row"><th role="columnheader">Key</th><th role="columnheader">Type</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td role="cell"><code>a</code></td><td data-label="Type" role="cell">b</td></tr>' +
      '<tr role="row"><td role="cell"><a href="/c"><code>c</code></a></td><td role="cell"></td></tr></tbody></table></div>',
  );
});

it("leaves a table alone that isn't about code", () => {
  expect(htmlOf("| Key | Type |\n|-|-|\n| `a` | b |\n| c | d |")).not.toMatch(
    /tableCards|data-label|role="cell"/,
  );
});
