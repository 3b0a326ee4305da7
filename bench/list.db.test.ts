import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { benchList } from "./list";
import { runParts } from "./run-parts";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("a figure of the list stays when the next one cannot be taken", async () => {
  const ctx = await givenContext(db);
  const { extId, id } = await givenCorpus(db, [{}]);
  const take = async function* () {
    for await (const figure of benchList(ctx, { id: extId, rows: 1 }, { unmeasured: 0, measured: 5 })) {
      yield figure;
      await db.corpus.delete({ where: { id } });
    }
  };

  const { figures, failures } = await runParts([{ name: "list", take }], () => undefined);

  expect(figures.map((figure) => figure.id)).toEqual(["L1"]);
  expect(failures).toMatchObject([{ part: "list" }]);
});
