import { createDateNodes } from "../../../../../plugins/docs-content/store/dateNodes";
import { commit, repository } from "../../../../support/gitRepository";
import { nodeStore } from "../../../../support/nodeStore";

it("makes one node for each page that git knows, and none for other files", async () => {
  const folder = repository();
  commit(folder, "2026-01-02T03:04:05+00:00", {
    "content/a.mdx": "1",
    "content/tags.yaml": "1",
    "b.mdx": "1",
  });
  const { args, all } = nodeStore();
  await createDateNodes(args as Parameters<typeof createDateNodes>[0], `${folder}/content`);
  expect(all("ContentDate")).toMatchObject([{ file: "a.mdx", date: "2026-01-02T03:04:05+00:00" }]);
});
