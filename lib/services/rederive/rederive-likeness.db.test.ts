import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { sql } from "@/lib/db/query-rows";
import { anEnvelope, aStep, db, givenFile } from "@/lib/services/imports/fixtures/given-import";
import { MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { givenImported, givenMeasured, givenTampered, rederived } from "./fixtures/given-rederived";

afterAll(() => db.$disconnect());

const UNMEASURED = {
  reason: "The measures of this release have not come to it yet, so there is no likeness to compare.",
};

test("a row of likeness that is gone is found", async () => {
  const { differences } = await givenTampered((id) => sql`delete from likeness where corpus_id = ${id}`);

  expect(differences.map(({ column, stored }) => [column, stored])).toEqual([
    ["likeness.calls_hash", "null"],
    ["likeness.template_hash", "null"],
    ["likeness.sketch", "null"],
  ]);
});

describe("likeness is compared only where the measures of this version wrote it:", () => {
  const lines = () => givenFile("a.jsonl", `${anEnvelope()}\n${anEnvelope()}\n`);
  const tampered = (id: number) => db.$executeRaw(sql`update likeness set calls_hash = 5 where corpus_id = ${id}`);

  test("not before they came to it", async () => {
    const { corpus } = await givenImported([await lines()]);

    expect(await rederived(corpus)).toMatchObject({ differences: [], notCompared: [{ ...UNMEASURED, count: 2 }] });
  });

  test("not by an older version", async () => {
    const { corpus, id } = await givenMeasured([await lines()]);
    await db.corpus.update({ where: { id }, data: { measureVersion: MEASURE_VERSION - 1 } });
    await tampered(id);

    expect(await rederived(corpus)).toMatchObject({ differences: [], notCompared: [{ ...UNMEASURED, count: 2 }] });
  });

  test("up to where they came", async () => {
    const { corpus, id } = await givenMeasured([await lines()]);
    await tampered(id);
    await db.$executeRaw(sql`update corpus set measured_to = measured_to - 1 where id = ${id}`);

    expect(await rederived(corpus)).toMatchObject({ differing: 1, notCompared: [{ ...UNMEASURED, count: 1 }] });
  });

  test("nor once a newer version measures anew", async () => {
    const { corpus, id } = await givenMeasured([await lines()]);
    const { filterVersion } = await db.corpus.findUniqueOrThrow({ where: { id }, select: { filterVersion: true } });
    const [name, thresholds] = [`again ${corpus}`, Object(filterVersion.thresholds)];
    const other = await db.filterVersion.create({
      data: { name, hash: name, thresholds, reason: "test", author: "test" },
    });
    await tampered(id);
    // Rows of another filter version are a batch of their own, which is read when the first one is done.
    await db.$executeRaw(sql`update trajectory set filter_version_id = ${other.id} where corpus_id = ${id}
      and id = (select max(id) from trajectory where corpus_id = ${id})`);
    const onProgress = async () => {
      await db.corpus.update({ where: { id }, data: { measureVersion: MEASURE_VERSION + 1 } });
    };

    expect(await rederived(corpus, { onProgress })).toMatchObject({
      ...{ trajectories: 2, differing: 1, notCompared: [{ ...UNMEASURED, count: 1 }] },
    });
  });
});

test("a template that was made of other words of the task is not compared, its calls and its thoughts are", async () => {
  const of = (query: string) =>
    anEnvelope({ problem_id: key, eval_run_id: randomUUID(), query, dialogue: [aStep(1, query)] });
  const key = randomUUID();
  const { corpus, id } = await givenMeasured([await givenFile("a.jsonl", `${of("A step")}\n${of("One lamp")}\n`)]);

  expect(await rederived(corpus)).toMatchObject({
    differences: [],
    notCompared: [{ reason: expect.stringContaining("other words of its task"), count: 1 }],
  });

  await db.$executeRaw(sql`update likeness set calls_hash = 5, template_hash = 5 where corpus_id = ${id}`);
  expect((await rederived(corpus)).differences.map(({ column }) => column)).toEqual([
    ...["likeness.calls_hash", "likeness.template_hash", "likeness.calls_hash"],
  ]);
});
