import { pageSamples } from "../../../../../plugins/docs-content/samples/pageSamples";
import { entriesOf } from "../../../../../plugins/docs-content/store/entries";
import { storeOf } from "../../../../../plugins/docs-content/store/store";
import { recordedText, samplesOf } from "../../../../support/recordings";

const head =
  "---\ntitle: A page\ndescription: A page with samples, which is long enough to be valid.\n---\n\n";
const call = (props: string) => `<ApiCall path="/api/recipes" ${props} />\n\n`;
const ok = { status: 200, body: {} };

function found(body: string, responses: readonly { status: number }[]) {
  const text = head + body;
  const entries = [
    ...entriesOf("guide/page.mdx", text),
    ...entriesOf("guide/page.samples.json", recordedText(text, responses)),
  ];
  return { samples: pageSamples(storeOf(entries), "/guide/page"), keys: samplesOf(text) };
}

it("names each sample by its id on the page, and brings those that it goes on from", () => {
  const body = `${call('as="admin"')}${call('method="POST" as="full-access"')}${call("follows")}`;
  const { samples, keys } = found(body, [ok, ok, ok]);
  const [, create, list] = keys.map(({ fingerprint }) => fingerprint);
  expect(samples?.ids).toEqual({ "sample-2": create, "sample-3": list });
  expect(Object.keys(samples?.samples ?? {})).toEqual([create, list]);
  expect(samples?.samples[list ?? ""]).toMatchObject({ after: create, response: ok });
});

it("has nothing for a page whose samples can't run", () => {
  expect(found(call('as="admin"'), [ok]).samples).toBeUndefined();
});
