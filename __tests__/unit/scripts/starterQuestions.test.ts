import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";

const site = z.object({ areas: z.array(z.object({ id: z.string(), questions: z.array(z.string()) })) });
const judged = z.array(z.object({ question: z.string(), pages: z.array(z.string()) }));

it("offers only questions whose answers are judged, and that a page of the same area answers", async () => {
  const { areas } = site.parse(parse(await readFile("content/site.yaml", "utf8")));
  const questions = judged.parse(parse(await readFile("search/questions.yaml", "utf8")));
  const unjudged = areas.flatMap(({ id, questions: offered }) =>
    offered.filter(
      (one) => !questions.some(({ question, pages }) => question === one && pages[0]?.startsWith(`/${id}/`)),
    ),
  );
  expect(areas.map((area) => area.questions.length)).toEqual([3, 3, 3]);
  expect(unjudged).toEqual([]);
});
