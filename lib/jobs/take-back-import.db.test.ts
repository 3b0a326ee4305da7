import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { aContext, db } from "@/lib/services/imports/fixtures/given-import";
import { startTakeBack } from "@/lib/services/imports/start-take-back";
import { selectionState } from "@/lib/services/selection/selection-state";
import { clusterLag } from "@/lib/services/splits/cluster-lag";
import { arenaLines, importLines, installation, runAllJobs } from "./fixtures/given-imports";
import { nameRows } from "./fixtures/name-rows";
import { rowsOfCorpus } from "./fixtures/rows-of-corpus";
import { runToEnd } from "./fixtures/run-to-end";

afterAll(() => db.$disconnect());

const { url } = installation;
const ctx = await aContext();
const { first, wrong, later } = arenaLines();
const SLOW = { timeout: 240_000 };

async function takeBack(id: string): Promise<void> {
  const { jobId } = await startTakeBack(ctx, { id });
  expect(await runToEnd(installation, jobId)).toBe("done");
  await runAllJobs();
}

test(
  "a corpus out of which an import was taken back is as if it had never been, and the same file brings all again",
  SLOW,
  async () => {
    const corpus = `corpus ${randomUUID()}`;
    const { corpusId } = await importLines(corpus, first);
    const before = await rowsOfCorpus(url, corpusId);
    const { id, jobId } = await importLines(corpus, wrong);
    const filled = await rowsOfCorpus(url, corpusId);
    const grown = Object.keys(before).filter((table) => (filled[table]?.length ?? 0) > (before[table]?.length ?? 0));
    // What it did not fill would be looked at in vain.
    for (const table of [
      "rejected_row",
      "problem_cluster",
      "leak_edge",
      "leak_near",
      "problem_product",
      "rollout_count",
    ])
      expect(grown).toContain(table);

    await takeBack(id);

    const after = await rowsOfCorpus(url, corpusId);
    for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
    const marks = await db.corpus.findUniqueOrThrow({ where: { id: corpusId } });
    expect(marks.clustersMade).toBe(marks.clustersWanted);
    expect(await db.jobRun.count({ where: { id: jobId } })).toBe(0);
    const entry = await db.audit.findFirstOrThrow({ where: { subject: `import:${id}`, verb: "take_back_import" } });
    expect(entry.detail).toMatchObject({
      trajectories: 44,
      problems: 4,
      runs: 1,
      rejectedRows: 1,
      files: ["rows.jsonl"],
    });

    await importLines(corpus, wrong);
    const again = nameRows(await rowsOfCorpus(url, corpusId));
    for (const [table, rows] of Object.entries(nameRows(filled))) expect([table, again[table]]).toEqual([table, rows]);
  },
);

test(
  "so is one that was imported into since, by what its problems, runs and trajectories are called",
  SLOW,
  async () => {
    const [corpus, without] = [`corpus ${randomUUID()}`, `corpus ${randomUUID()}`];
    await importLines(corpus, first);
    const { id } = await importLines(corpus, wrong);
    const { corpusId } = await importLines(corpus, later);
    await importLines(without, first);
    const other = await importLines(without, later);

    await takeBack(id);

    const [named, expected] = [
      nameRows(await rowsOfCorpus(url, corpusId)),
      nameRows(await rowsOfCorpus(url, other.corpusId)),
    ];
    for (const [table, rows] of Object.entries(expected)) expect([table, named[table]]).toEqual([table, rows]);
  },
);

test(
  "where it shares no problem with the rest, selection and clusters are behind all the same, and are made anew",
  SLOW,
  async () => {
    const corpus = `corpus ${randomUUID()}`;
    const { corpusId } = await importLines(corpus, first.slice(0, 40));
    const before = await rowsOfCorpus(url, corpusId);
    const { id } = await importLines(corpus, wrong.slice(-3));

    const { jobId } = await startTakeBack(ctx, { id });
    expect(await runToEnd(installation, jobId)).toBe("done");

    expect(await clusterLag(db, corpusId)).toBe("clusters");
    expect(await selectionState(db, corpusId)).toMatchObject({ isCurrent: false, isBeingMade: true });
    await runAllJobs();
    expect(await clusterLag(db, corpusId)).toBeNull();
    expect(await selectionState(db, corpusId)).toMatchObject({ isCurrent: true });
    const after = await rowsOfCorpus(url, corpusId);
    for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
  },
);

/** Whether a table's rows go with what the column names, or stand against taking it back; a new one has to be thought of. */
const GOES = {
  trajectory_id: `judge_check judgement likeness process_finding process_metric rescored_outcome review rollout_answer
    selection sighting signal trajectory_body trajectory_outline trajectory_raw`,
  problem_id: "problem_cluster problem_product rollout_answer rollout_count trajectory",
  cluster_id: "problem_cluster",
  a_id: "leak_edge leak_near",
  representative_id: "selection",
  run_id: "rollout_count trajectory",
};
const REFUSES = {
  trajectory_id:
    "audit_sample_item comment gate_label label_event queue_item rejudgement release_member settled_label step_label",
  // An item of a queue names the trajectory as well.
  problem_id: "queue_item release_member split_pin split_pin_problem split_pool",
  cluster_id: "release_member",
  a_id: "leak_decision leak_proposal",
  representative_id: "",
  // One whose trajectories are in a release; those refuse.
  run_id: "release_run",
};

test.each(["trajectory_id", "problem_id", "cluster_id", "a_id", "representative_id", "run_id"] as const)(
  "of every table with a %s it is known whether its rows go or refuse",
  async (column) => {
    const found = await db.$queryRaw<{ name: string }[]>`select c.relname::text as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid where a.attname = ${column} and not a.attisdropped
        and c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`;

    const known = [...GOES[column].split(/\s+/), ...REFUSES[column].split(/\s+/)].filter((name) => name !== "");
    expect(found.map(({ name }) => name)).toEqual(known.toSorted());
  },
);
