import { joinParts, partsOf } from "../../../../build/policy/pageParts";

const page = `<html><style data-href="/a.css">p{}</style><p>1 < 2</p><script>'<style>'</script><script src="/a.js" async></script>
<p></p></html>`;

it("divides a page where scripts and style sheets stand", () => {
  expect(partsOf(page)).toEqual([
    { kind: "markup", text: "<html>" },
    { kind: "style", attributes: ' data-href="/a.css"', text: "p{}" },
    { kind: "markup", text: "<p>1 < 2</p>" },
    { kind: "script", attributes: "", text: "'<style>'" },
    { kind: "script", attributes: ' src="/a.js" async', text: "" },
    { kind: "markup", text: "\n<p></p></html>" },
  ]);
});

it("leaves tags alone whose names only begin so", () => {
  expect(partsOf("<styled>a</styled><style>p{}</style><scripts></scripts>")).toEqual([
    { kind: "markup", text: "<styled>a</styled>" },
    { kind: "style", attributes: "", text: "p{}" },
    { kind: "markup", text: "<scripts></scripts>" },
  ]);
});

it.each([page, "", "<p>", "<script>a()", "<p></p><style>p{}"])("makes the same page of them: %j", (html) => {
  expect(joinParts(partsOf(html))).toBe(html);
});
