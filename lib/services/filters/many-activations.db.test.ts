import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { MOST_ACTIVATIONS } from "@/lib/domain/most-activations";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { listFilters } from "./list-filters";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("of many activations the newest are listed", async () => {
  const ctx = await givenContext(db, "researcher");
  const { id: corpusId, extId } = await givenFacts(db, []);
  const { filterVersionId: versionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpusId } });
  const one = { corpusId, versionId, previousId: versionId, personId: ctx.person.id, state: "done" };
  await db.filterActivation.createMany({
    data: Array.from({ length: MOST_ACTIVATIONS + 2 }, (_, at) => ({ ...one, reason: `reason ${at}` })),
  });

  const { activations } = await listFilters(ctx, { corpus: extId });

  expect(activations).toHaveLength(MOST_ACTIVATIONS);
  expect(activations[0]).toMatchObject({ reason: `reason ${MOST_ACTIVATIONS + 1}`, canUndo: true });
});
