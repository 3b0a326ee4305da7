import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { aContext, anEnvelope, db, givenFile, imported } from "./fixtures/given-import";

afterAll(() => db.$disconnect());

const ofBucket = (problem_id: string, rollout: number, category?: string) =>
  anEnvelope({ problem_id, rollout, dialogue: null, problem: { query: "a lamp", category } });

test("a trajectory is found by the bucket of its problem, whichever record names that", async () => {
  const [late, twice] = [randomUUID(), randomUUID()];
  const options = { corpus: `buckets ${late}`, runName: "night" };
  const first = [ofBucket(late, 1), ofBucket(twice, 1, "Voucher"), ofBucket(twice, 2, "Shop")];
  const second = [ofBucket(late, 2, "Shop"), ofBucket(late, 3), ofBucket(twice, 3)];

  await imported([await givenFile("a.jsonl", first.join("\n"))], options);
  await imported([await givenFile("b.jsonl", second.join("\n"))], options);

  const ctx = await aContext();
  const { extId: corpus } = await db.corpus.findFirstOrThrow({ where: { name: options.corpus } });
  for (const bucket of ["shop", "voucher"]) {
    expect((await countTrajectories(ctx, { corpus, filter: `bucket:${bucket}` })).count, bucket).toBe(3);
  }
  expect((await countTrajectories(ctx, { corpus, filter: "bucket:none" })).count).toBe(0);
});
