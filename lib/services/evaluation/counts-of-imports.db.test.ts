import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { closeCancelled } from "@/lib/services/imports/close-cancelled";
import {
  aContext,
  anEnvelope,
  databaseUrl,
  db,
  givenFile,
  givenImport,
  home,
  imported,
} from "@/lib/services/imports/fixtures/given-import";
import { runImport } from "@/lib/services/imports/run-import";
import { countRollouts, rolloutScope } from "./count-rollouts";

afterAll(() => db.$disconnect());

const CountedRow = z.object({ id: z.int(), is_counted: z.boolean(), counted: z.int(), rows: z.int() });

/** What the stored counts of a corpus say, beside what it holds. */
async function counted(corpus: string) {
  const [row] = await queryRows(
    db,
    CountedRow,
    sql`select c.id, coalesce(c.counted_to = (select max(t.id) from trajectory t where t.corpus_id = c.id), false) as is_counted,
          (select coalesce(sum(n.rollouts), 0)::int from rollout_count n where n.corpus_id = c.id) as counted,
          (select count(*)::int from trajectory t where t.corpus_id = c.id) as rows
        from corpus c where c.name = ${corpus}`,
  );

  return row;
}

test("an import leaves its corpus counted, and so does a later one into the same run", async () => {
  const corpus = `counted ${randomUUID()}`;
  const problem = randomUUID();
  await imported([await givenFile("runs.jsonl", [anEnvelope(), anEnvelope({ problem_id: problem })].join("\n"))], {
    corpus,
    runName: "night",
  });
  expect(await counted(corpus)).toMatchObject({ is_counted: true, counted: 2, rows: 2 });

  await imported([await givenFile("more.jsonl", anEnvelope({ problem_id: problem }))], { corpus, runName: "night" });

  const after = await counted(corpus);
  expect(after).toMatchObject({ is_counted: true, counted: 3, rows: 3 });
  const ctx = await aContext();
  const scope = await rolloutScope(ctx, after?.id ?? 0, "");
  expect(await countRollouts(ctx, scope)).toEqual(await countRollouts(ctx, { ...scope, isWhole: false }));
});

test("an import that is cancelled leaves what it committed counted", async () => {
  const { key, corpus } = await givenImport([
    await givenFile("first.jsonl", anEnvelope()),
    await givenFile("second.jsonl", anEnvelope()),
  ]);
  // Progress is told after a file; what is thrown there stops the import as a cancellation does.
  const stopped = runImport({
    databaseUrl,
    home,
    importId: key,
    onProgress: async (done) => {
      if (done > 0) throw new Error("stopped");
    },
  });
  await expect(stopped).rejects.toThrow("stopped");
  expect(await counted(corpus)).toMatchObject({ is_counted: false, counted: 0, rows: 1 });

  await closeCancelled(databaseUrl, key);

  expect(await counted(corpus)).toMatchObject({ is_counted: true, counted: 1, rows: 1 });
});
