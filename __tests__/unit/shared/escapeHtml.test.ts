import { escapeHtml } from "../../../shared/escapeHtml";

const text = `<Tabs groupId="a"> & 'b' &amp; &nope;`;

it("writes a text as HTML", () => {
  expect(escapeHtml(text)).toBe("&lt;Tabs groupId=&quot;a&quot;&gt; &amp; &#39;b&#39; &amp;amp; &amp;nope;");
});
