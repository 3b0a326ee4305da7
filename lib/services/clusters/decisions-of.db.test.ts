import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { overtaken } from "@/lib/db/fixtures/overtaken";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { decideCluster } from "./decide-cluster";
import { clustered, givenProblems } from "./fixtures/given-clusters";
import { getCluster } from "./get-cluster";
import { undoClusterDecision } from "./undo-cluster-decision";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");

test("whose value was cut is known by its edges, and problems are read only for a value that one alone holds", async () => {
  const corpus = await givenProblems(db, [
    { key: "a", gold: ["7"] },
    { key: "b", gold: ["7"] },
    { key: "c", gold: ["8"] },
    { key: "d", gold: ["8"] },
  ]);
  await clustered(db, corpus.id);
  const id = corpus.extId;
  const cut = (value: string) => decideCluster(lead, { id, kind: "cut", reason: "gold", value, note: "Why" });
  let reads = 0;
  const counting = overtaken(
    db,
    ({ text }) => text.includes("p.* from problem p"),
    async () => {
      reads += 1;
    },
  );
  const told = async (key: string) => {
    reads = 0;
    const { decisions } = await getCluster({ ...lead, db: counting }, { id, cluster: corpus.extIdOf(key) });
    return { says: decisions.map(({ says, isUndone }) => `${says}${isUndone ? ", undone" : ""}`), reads };
  };

  await cut("7");
  const { decision } = await cut("8");
  await undoClusterDecision(lead, { id, decision });

  const seven = { says: ["The wanted product “7” joins nothing"], reads: 0 };
  expect([await told("a"), await told("b")]).toEqual([seven, seven]);
  expect(await told("d")).toEqual({ says: ["The wanted product “8” joins nothing, undone"], reads: 0 });

  await db.problem.update({ where: { id: corpus.idOf("b") }, data: { reward: [] } });
  await clustered(db, corpus.id);

  expect(await told("a")).toEqual({ ...seven, reads: 1 });
  expect(await told("b")).toEqual({ says: [], reads: 1 });
});
