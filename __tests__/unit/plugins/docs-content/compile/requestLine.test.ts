import { highlightLines } from "../../../../../plugins/docs-content/compile/highlight";

it("colors the method and the query of a request", () => {
  expect(highlightLines("GET /api/recipes?filters[rating][$gte]=4&sort=title", "http")).toEqual([
    '<b data-verb="GET">GET</b> /api/recipes?<span class="tk-property">filters[rating][</span><span class="tk-keyword">$gte</span><span class="tk-property">]</span>=<span class="tk-string">4</span>&amp;<span class="tk-property">sort</span>=<span class="tk-string">title</span>',
  ]);
});

it("colors a query that goes on in further lines, and leaves headers and bodies as they are", () => {
  const [first, second, header] = highlightLines(
    "PUT /api/recipes\n  ?status=draft\nAuthorization: Bearer <TOKEN>",
    "http",
  );
  expect(first).toBe('<b data-verb="PUT">PUT</b> /api/recipes');
  expect(second).toBe('  ?<span class="tk-property">status</span>=<span class="tk-string">draft</span>');
  expect(header).toContain("Authorization");
  expect(header).toContain("&lt;TOKEN&gt;");
});
