import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { anEnvelope, db, givenFile, imported } from "@/lib/services/imports/fixtures/given-import";
import { Bytes } from "@/lib/services/imports/fixtures/stored";
import { rederived } from "@/lib/services/rederive/fixtures/given-rederived";
import { measureBatch } from "./measure-batch";
import { MEASURE_PARTS } from "./measure-parts";

afterAll(() => db.$disconnect());

const NAMED = { product_ids: "999999999" };

/** One step: an id is guessed, and a search that nobody claims shows it behind that. */
function aGuess() {
  const call = { name: "view_product_information", parameters: NAMED, result: [] };
  const found = [{ product_id: "999999999", title: "Lamp", price: 10 }];
  const logged = [
    { path: "/search/view_product_information", params: NAMED, response: [], status: 200 },
    { path: "/search/find_product", params: { q: "lamp" }, response: found, status: 200 },
  ];

  return anEnvelope({
    dialogue: [
      {
        completion: { reasoning_content: "", content: "", message: { think: "So.", tool_call: [call] } },
        extra_info: { step: 1, query: "A lamp", timestamp: 1_795_216_453_178, proxy_calls: logged },
      },
    ],
  });
}

const Stored = z.object({ unseen: z.int(), shown: z.int(), measured: z.int(), body: Bytes });

test("an id that an older release took for seen, by a call behind the one that names it, is counted once it is measured", async () => {
  const { corpus } = await imported([await givenFile("guess.jsonl", aGuess())]);
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus } });
  const measured = async () => {
    await measureBatch(db, { corpusId: id, afterId: 0n }, MEASURE_PARTS);
    const [row] = await queryRows(
      db,
      Stored,
      sql`select s.unseen_ids as unseen, t.unseen_ids as shown, m.unseen_ids as measured, o.body from trajectory t
        join signal s on s.corpus_id = t.corpus_id and s.trajectory_id = t.id
        join process_metric m on m.corpus_id = t.corpus_id and m.trajectory_id = t.id
        join trajectory_outline o on o.corpus_id = t.corpus_id and o.trajectory_id = t.id where t.corpus_id = ${id}`,
    );
    return row;
  };
  const before = await measured();
  expect(before).toMatchObject({ unseen: 1, shown: 1, measured: 1 });
  expect(String(gunzipSync(before?.body ?? ""))).toContain('"unseen_id"');
  for (const table of [sql`signal`, sql`trajectory`, sql`process_metric`])
    await db.$executeRaw(sql`update ${table} set unseen_ids = 0 where corpus_id = ${id}`);

  expect(await measured()).toEqual(before);
  expect((await rederived(corpus)).differences).toEqual([]);
});
