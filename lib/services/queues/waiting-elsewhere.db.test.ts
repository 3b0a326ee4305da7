import { afterAll, expect, test } from "vitest";
import { QueueList } from "@/lib/contract/queues";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenQueue } from "./given-queue";
import { listQueues } from "./list-queues";
import { updateQueue } from "./update-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("a queue of another corpus is told of to those it names, while it is open", async () => {
  const [here, there] = [await givenCorpus(db, [{}]), await givenCorpus(db, [{}, {}])];
  const [lead, named, other] = [
    await givenContext(db, "lead"),
    await givenContext(db, "researcher"),
    await givenContext(db, "researcher"),
  ];
  const queue = await givenQueue(lead, there, { reviewers: [named.person.extId] });
  const elsewhereOf = async (asker: typeof named, corpus: string) =>
    QueueList.parse(await listQueues(asker, { corpus })).elsewhere.filter(({ id }) => id === queue.id);

  expect(await elsewhereOf(named, here.extId)).toEqual([
    { id: queue.id, name: queue.name, corpus: { id: there.extId, name: there.name }, waiting: 2 },
  ]);
  expect(await elsewhereOf(named, there.extId)).toEqual([]);
  expect(await elsewhereOf(other, here.extId)).toEqual([]);

  await updateQueue(lead, { id: queue.id, state: "paused" });
  expect(await elsewhereOf(named, here.extId)).toEqual([]);
});
