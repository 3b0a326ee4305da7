import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { aContext, anEnvelope, aStep, db, givenImport } from "@/lib/services/imports/fixtures/given-import";
import { aProblem, fileOf } from "@/lib/services/imports/fixtures/given-problems";
import { startTakeBack } from "@/lib/services/imports/start-take-back";
import { installation, runAllJobs } from "./fixtures/given-imports";
import { runToEnd } from "./fixtures/run-to-end";

afterAll(() => db.$disconnect());

const REWARD = { product_id: "L1", title: ["a lamp"], price: [{ "less than": [null, 30] }], service: ["COD"] };
const FOUND = [{ product_id: "L2", shop_id: "S1", title: "a brass lamp", price: 25, service: [] }];

/** A run as the arena writes it into output.jsonl: neither an answer key nor a score. */
function anAnswer(query: string, id: string): string {
  const call = { name: "recommend_product", parameters: { product_ids: id } };
  const closing = {
    completion: { content: "", message: { think: "t", tool_call: [call] } },
    extra_info: { step: 2, query, timestamp: 1_795_216_452_190 },
  };

  return anEnvelope({ dialogue: [aStep(1, query, FOUND), closing] });
}

async function imported(corpus: string, ...lines: string[]): Promise<string> {
  const { id } = await givenImport(await fileOf(...lines), { corpus });
  await runAllJobs();

  return id;
}

/** Outcome and whose it is, in the order of import. */
async function outcomes(corpus: string) {
  const rows = await queryRows(
    db,
    z.object({ outcome: z.string(), by: z.string() }),
    sql`select t.outcome, t.outcome_by as by from trajectory t join corpus c on c.id = t.corpus_id
        where c.name = ${corpus} order by t.id`,
  );

  return rows.map(({ outcome, by }) => `${outcome} by ${by}`);
}

const RUNS = [anAnswer("Find me a lamp", "L1"), anAnswer("find me a LAMP!", "L2"), anAnswer("a desk", "L1")];
const PROBLEM = aProblem("Find me a lamp.", { reward: REWARD });
const SCORED = ["success by rules", "partial by rules", "unscored by source"];

test("a file of problems scores the runs of its queries that are there, and its undo leaves them unscored", async () => {
  const corpus = `corpus ${randomUUID()}`;
  await imported(corpus, ...RUNS);
  expect(new Set(await outcomes(corpus))).toEqual(new Set(["unscored by source"]));

  const problems = await imported(corpus, PROBLEM);
  expect(await outcomes(corpus)).toEqual(SCORED);

  const { jobId } = await startTakeBack(await aContext(), { id: problems });
  expect(await runToEnd(installation, jobId)).toBe("done");
  await runAllJobs();
  expect(new Set(await outcomes(corpus))).toEqual(new Set(["unscored by source"]));
});

test("a file of problems that is there already scores the runs that come later", async () => {
  const corpus = `corpus ${randomUUID()}`;
  await imported(corpus, PROBLEM);

  await imported(corpus, ...RUNS);

  expect(await outcomes(corpus)).toEqual(SCORED);
});
