import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { db } from "@/lib/services/imports/fixtures/given-import";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { corpusJobs, givenRecords } from "./fixtures/corpus-jobs";

afterAll(() => db.$disconnect());

const { runDue: runMeasures } = corpusJobs("measure_trajectories", startMeasures);

/** A row as the published data sets have it, of an agent that recommends with these arguments. */
function aChat(args: unknown): string {
  const call = (name: string, given: unknown, id: string) => ({
    ...{ id, type: "function" },
    function: { name, arguments: typeof given === "string" ? given : JSON.stringify(given) },
  });
  const found = [{ product_id: "L1", shop_id: "S", title: "a lamp", price: 20, service: ["COD"] }];

  return JSON.stringify({
    messages: [
      { role: "system", content: "You shop." },
      { role: "user", content: `Looking for a lamp ${randomUUID()}` },
      { role: "assistant", content: "<think>t</think>", tool_calls: [call("find_product", { q: "lamp" }, "a")] },
      { role: "tool", tool_call_id: "a", content: JSON.stringify(found) },
      ...(args === undefined
        ? [{ role: "assistant", content: "There is none." }]
        : [
            { role: "assistant", content: null, tool_calls: [call("recommend_product", args, "b")] },
            { role: "tool", tool_call_id: "b", content: "ok" },
          ]),
    ],
    tools: [{ type: "function", name: "recommend_product", description: "d", parameters: { type: "object" } }],
  });
}

test("rows of chat are scored by every form of a recommendation, and not by one that nobody can read", async () => {
  const forms = [{ product_ids: "L1" }, { product_ids: ["L1"] }, { product_id: "L1" }, "{product_ids: L1", undefined];
  const corpus = await givenRecords(forms.map(aChat));
  const reward = JSON.stringify({ product_id: "L1", title: ["a lamp"] });
  await db.$executeRaw(
    sql`update problem set reward = ${reward}::jsonb, bucket = 'product' where corpus_id = ${corpus.id}`,
  );

  await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion: 0 } });
  expect(await runMeasures(corpus.extId)).toBe("done");

  const rows = await queryRows(
    db,
    z.object({ outcome: z.string() }),
    sql`select outcome from trajectory where corpus_id = ${corpus.id} order by id`,
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(["success", "success", "success", "unscored", "fail"]);
});
