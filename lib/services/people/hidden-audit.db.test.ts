import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { setLabel } from "@/lib/services/labels/set-label";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listAudit } from "./list-audit";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("an admin who reviews a trajectory blind is not told by the log how others labelled it, nor what its queue asks for", async () => {
  const corpus = await givenCorpus(db, [{}, {}]);
  const [blind = "", open = ""] = corpus.trajectories;
  const [lead, admin, other] = await Promise.all([
    givenContext(db, "lead"),
    givenContext(db, "admin"),
    givenContext(db, "admin"),
  ]);
  const queue = await givenQueue(lead, corpus, { filter: `id:${blind}`, reviewers: [admin.person.extId] });
  for (const id of [blind, open]) await setLabel(lead, { id, label: "sub_task", expectedVersion: 0 });

  const detailsOf = async (asker: typeof admin) => {
    const { items } = await listAudit(asker, { limit: 200 });
    const detailOf = (subject: string) => JSON.stringify(items.find((item) => item.subject === subject)?.detail);
    return [detailOf(`trajectory:${blind}`), detailOf(`trajectory:${open}`), detailOf(`queue:${queue.id}`)];
  };

  const hidden = '{"hidden":"while you review it blind"}';
  expect(await detailsOf(admin)).toEqual([hidden, expect.stringContaining("sub_task"), hidden]);
  expect(await detailsOf(other)).toEqual([
    expect.stringContaining("sub_task"),
    expect.stringContaining("sub_task"),
    expect.stringContaining(blind),
  ]);
});

test("a queue that somebody reviews blind has its name in the log, as it has in their list", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, admin] = await Promise.all([givenContext(db, "lead"), givenContext(db, "admin")]);
  const queue = await givenQueue(lead, corpus, { reviewers: [admin.person.extId] });

  const { names } = await listAudit(admin, { limit: 200 });

  expect(names).toContainEqual({ id: queue.id, name: queue.name });
});
