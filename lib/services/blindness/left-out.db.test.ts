import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { createRng } from "@/lib/demo/rng";
import { givenReview } from "@/lib/services/commits/given-review";
import type { Context } from "@/lib/services/context";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { allBlindItems, blindItems } from "./blind-items";
import { countLeftOut, reviewsBlind } from "./seen-rows";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const IdRow = z.object({ id: z.string() });
const ITEMS = 60;
const STATES = ["leased", "lapsed", "skipped", "released", "committed", "committed", "committed"] as const;

/** Three people on items that ask two, in every mixture of holds, answers, drafts and slots. */
async function givenMixture(seed: number) {
  const rng = createRng(seed, "mixture");
  const review = await givenReview(db, { overlap: 2 }, [{}, {}]);
  const { anna, ben, lead, corpus, queue } = review;
  const outsider = await givenContext(db, "researcher");
  await givenQueue(lead, corpus, { overlap: 1, reviewers: [ben.person.extId] });
  const { id: queueId } = await db.queue.findUniqueOrThrow({ where: { extId: queue.id }, select: { id: true } });
  const holds = Array.from({ length: ITEMS }, (_, item) =>
    [anna, ben, lead, outsider].flatMap(({ person }) => {
      if (rng.chance(0.4)) return [];
      const state = rng.pick(STATES);

      return [
        { item, person: person.id, state, open: rng.chance(0.5), draft: state !== "committed" && rng.chance(0.3) },
      ];
    }),
  );
  const items = holds.map((of, item) => ({ item, answers: of.filter(({ state }) => state === "committed").length }));
  await db.$executeRaw(sql`insert into queue_item (corpus_id, queue_id, trajectory_id, problem_id, rank, free_slots, answers)
    select ${corpus.id}, ${queueId}, 2000000 + h.item, 1, h.item, greatest(0, 2 - h.answers), h.answers
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as h(item int, answers int)`);
  const held = JSON.stringify(holds.flat());
  const rows = sql`jsonb_to_recordset(${held}::jsonb) as h(item int, person int, state text, open bool, draft bool)
    join queue_item i on i.queue_id = ${queueId} and i.trajectory_id = 2000000 + h.item`;
  await db.$executeRaw(sql`insert into queue_assignment (item_id, person_id, corpus_id, queue_id, state, leased_at, expires_at,
      committed_at, revealed_at, commit_id)
    select i.id, h.person, i.corpus_id, i.queue_id, h.state, now(), now(), case when h.state = 'committed' then now() end,
      case when h.state = 'committed' and h.open then now() end, case when h.state = 'committed' then gen_random_uuid() end
    from ${rows}`);
  await db.$executeRaw(
    sql`insert into queue_draft (item_id, person_id, answers) select i.id, h.person, '{}' from ${rows} where h.draft`,
  );

  return { ...review, outsider };
}

test.each([1, 2, 3, 4, 5])("what is left out is what lists leave out, for everybody, mixture %s", async (seed) => {
  const { anna, ben, lead, outsider, corpus } = await givenMixture(seed);
  const idsOf = async (items: ReturnType<typeof allBlindItems>) =>
    (await queryRows(db, IdRow, sql`select b.trajectory_id::text as id from (${items}) b order by 1`)).map(
      ({ id }) => id,
    );

  for (const { person } of [anna, ben, lead, outsider] satisfies Context[]) {
    const listed = await idsOf(blindItems(person, corpus.id, sql`true`));

    expect(await idsOf(allBlindItems(person, corpus.id))).toEqual(listed);
    expect((await countLeftOut({ db, person }, corpus.id))?.value ?? 0).toBe(new Set(listed).size);
    expect(await reviewsBlind({ db, person }, corpus.id)).toBe(listed.length > 0);
  }
  expect((await countLeftOut(anna, corpus.id))?.value).toBeGreaterThan(10);
});
