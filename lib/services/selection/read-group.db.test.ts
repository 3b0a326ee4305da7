import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import type { KnownLikeness } from "@/lib/contract/pipeline";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenDeciding } from "@/lib/services/filters/given-deciding";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { getLikeness } from "./get-likeness";
import { makeSelection } from "./make-selection";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const Row = z.object({ id: z.string(), run: z.string() });
const SAME = { outcome: "success", query: "one", calls: 1, template: 1, verdict: "agentic" } as const;

/** More of one rank than are named, in the order in which the pipeline lets them stay: some agentic ones by a label first. */
async function givenMany() {
  const rows = Array.from({ length: 200 }, (_, at) => ({
    ...{ ...SAME, run: `r${at}` },
    ...(at % 20 === 10 ? { model: 4 } : { code: 4, verdict: "sub_task", label: at % 2 === 0 ? "agentic" : null }),
  }));
  const corpus = await givenFacts(db, rows);
  const ordered = await queryRows(
    db,
    Row,
    sql`select t.ext_id::text as id, r.name as run from trajectory t join run r on r.id = t.run_id
        left join review v on v.corpus_id = t.corpus_id and v.trajectory_id = t.id
        where t.corpus_id = ${corpus.id} order by coalesce(v.label, t.verdict) = 'agentic' desc, t.body_sha`,
  );

  return { ...corpus, ordered };
}

describe("of a group of one rank that is larger than what is named", () => {
  let corpus: Awaited<ReturnType<typeof givenMany>>;
  beforeAll(async () => {
    corpus = await givenMany();
  });

  async function whyLast(keep: number): Promise<KnownLikeness> {
    await givenDeciding(db, corpus.id, { dedup: { measure: "calls", similarity: 0.8, keep } });
    await makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });
    const likeness = await getLikeness(await givenContext(db, "researcher"), { id: corpus.ordered.at(-1)?.id ?? "" });
    if (likeness.state !== "known") throw new Error(`The likeness is ${likeness.state}.`);

    return likeness;
  }
  const named = (at: number) => `the one of “${corpus.ordered[at]?.run}”`;

  test.each([
    [2, () => `${named(0)} and ${named(1)} are kept`],
    [20, () => `${named(0)}, ${named(1)}, ${named(2)} and 17 more are kept`],
    // A hundred are agentic.
    [150, () => `${named(0)}, ${named(1)}, ${named(2)} and 97 more are kept`],
  ])("what stays is named in the order of the pipeline and counted whole, %d of it", async (keep, says) => {
    const { why, members } = await whyLast(keep);

    expect(why).toBe(
      `It makes the same calls as ${named(0)}, and it comes after the ${keep} that stay of its group: the first ranks 0, this one 0, and of equal ranks agentic ones come first, then the hash of the content decides. Of the 200 in its group ${says()}.`,
    );
    expect(members.map(({ id }) => id)).toEqual(corpus.ordered.slice(0, 100).map(({ id }) => id));
  });
});
