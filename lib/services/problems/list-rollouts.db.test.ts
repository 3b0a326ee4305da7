import { afterAll, expect, test } from "vitest";
import { RolloutPage } from "@/lib/contract/problems";
import { createDb } from "@/lib/db/client";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listRollouts } from "./list-rollouts";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");

async function given(rows: readonly GivenTrajectory[]) {
  const corpus = await givenCorpus(db, rows);
  const problem = await db.problem.findFirstOrThrow({ where: { corpusId: corpus.id, query: "a lamp" } });
  const page = async (limit: number, cursor?: string) =>
    RolloutPage.parse(await listRollouts(researcher, { id: problem.extId, limit, ...(cursor ? { cursor } : {}) }));

  return { corpus, page };
}

test("rollouts of a problem come by run and trial, those without a number last, a page at a time and each once", async () => {
  const of = (run: string, rollout?: number) => ({
    query: "a lamp",
    run,
    ...(rollout === undefined ? {} : { rollout }),
  });
  const { corpus, page } = await given([
    ...[of("night", 2), of("night"), of("day", 1), of("night", 0), of("day", 10), of("day", 2)],
    { query: "a rug", run: "night", rollout: 1 },
  ]);
  const runs = await db.run.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "asc" } });

  const pages = [await page(4)];
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) pages.push(await page(4, next));

  expect(pages.map(({ items }) => items.length)).toEqual([4, 2]);
  const trials: Readonly<Record<string, readonly (number | null)[]>> = { night: [0, 2, null], day: [1, 2, 10] };
  expect(pages.flatMap(({ items }) => items.map(({ run, rollout }) => [run.name, rollout]))).toEqual(
    runs.flatMap(({ name }) => (trials[name] ?? []).map((rollout) => [name, rollout])),
  );
});

test("a timeline has its first 200 steps and says how many there are", async () => {
  const step = { role: "agent", calls: 1, logged: 1, attribution: ["model"], flags: [], chars: 9, chunk: 0 };
  const outline = Array.from({ length: 230 }, (_, index) => ({ ...step, index, title: "find_product" }));
  const { page } = await given([{ query: "a lamp", steps: 230, outline }]);

  const [row] = (await page(10)).items;

  expect([row?.stepCount, row?.steps.length]).toEqual([230, 200]);
  expect(row?.steps[199]).toEqual({
    ...{ kind: "search", role: "agent", title: "find_product", calls: 1, attribution: ["model"], flags: [] },
  });
});
