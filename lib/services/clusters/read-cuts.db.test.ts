import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { decideCluster } from "./decide-cluster";
import { clustered, givenProblems } from "./fixtures/given-clusters";
import { getCluster } from "./get-cluster";
import { readCuts } from "./read-cuts";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");

test("a cut counts while two problems hold its value, and its cluster shows it as long as one does", async () => {
  const corpus = await givenProblems(db, [
    { key: "a", gold: ["7"] },
    { key: "b", gold: ["7"] },
    { key: "c", gold: ["8"] },
    { key: "d", gold: ["8"] },
  ]);
  await clustered(db, corpus.id);
  for (const value of ["7", "8"]) {
    await decideCluster(lead, { id: corpus.extId, kind: "cut", reason: "gold", value, note: "Why" });
  }
  expect(await readCuts(db, corpus.id)).toEqual([{ reason: "gold", values: 2 }]);

  await db.problem.update({ where: { id: corpus.idOf("b") }, data: { reward: [] } });
  await clustered(db, corpus.id);

  expect(await readCuts(db, corpus.id)).toEqual([{ reason: "gold", values: 1 }]);
  const { decisions } = await getCluster(lead, { id: corpus.extId, cluster: corpus.extIdOf("a") });
  expect(decisions).toMatchObject([{ says: "The wanted product “7” joins nothing" }]);
});
