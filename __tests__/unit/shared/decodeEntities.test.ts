import { decodeEntities } from "../../../shared/decodeEntities";

it.each([
  ["a &lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;", "a <b> & \"c\" 'd'"],
  ["&#39;a&#x27; &#x22;", "'a' \""],
  ["a&nbsp;b", "a\u00a0b"],
  ["&amp;lt;", "&lt;"],
  ["no entities", "no entities"],
])("reads %s", (markup, text) => {
  expect(decodeEntities(markup)).toBe(text);
});

it.each(["&unknown;", "&#x110000;", "&#99999999999;", "a & b"])("leaves %s as it is", (markup) => {
  expect(decodeEntities(markup)).toBe(markup);
});
