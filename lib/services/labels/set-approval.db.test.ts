import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { eventsOf, givenOne, saved } from "./given-review";
import { setApproval } from "./set-approval";
import { setLabel } from "./set-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("an approval that meets another person's newer answer changes nothing and is told of it", async () => {
  const { ctx: anna, id } = await givenOne(db, { label: "sub_task" });
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 1 }));

  expect(await setApproval(ben, { id, approved: true, expectedVersion: 1 })).toMatchObject({
    status: "conflict",
    review: { label: "agentic", labelledBy: anna.person.name, approved: false, version: 2 },
  });
  expect(await eventsOf(ben, id)).toEqual([["structure", "agentic"]]);
  expect(await db.audit.count({ where: { subject: `trajectory:${id}`, verb: "approve" } })).toBe(0);
});

test("of eight people who approve at once exactly one writes", async () => {
  const { id } = await givenOne(db);
  const people = await Promise.all(Array.from({ length: 8 }, () => givenContext(db)));

  const answers = await Promise.all(people.map((ctx) => setApproval(ctx, { id, approved: true, expectedVersion: 0 })));

  expect(answers.filter(({ status }) => status === "saved")).toHaveLength(1);
  expect(answers.filter(({ status }) => status === "conflict").every(({ review }) => review.approved)).toBe(true);
});

test("rejecting withdraws the approval, and the history says so", async () => {
  const { ctx, id } = await givenOne(db);
  saved(await setApproval(ctx, { id, approved: true, expectedVersion: 0 }));

  const { review } = saved(await setLabel(ctx, { id, label: "reject", reason: "loop", expectedVersion: 1 }));

  expect(review).toMatchObject({ label: "reject", approved: false, version: 2 });
  expect((await eventsOf(ctx, id)).toSorted()).toEqual([
    ["approval", "no"],
    ["approval", "yes"],
    ["structure", "reject"],
  ]);
});

test("what is rejected is not approved, with a sentence", async () => {
  const { ctx, id } = await givenOne(db, { label: "reject" });

  await expect(setApproval(ctx, { id, approved: true, expectedVersion: 1 })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "This trajectory is rejected. Take the rejection back before you approve it.",
  });
});

test("what holds no turn of the agent is not approved, with a sentence, and an old approval of it is taken back", async () => {
  const { ctx, id } = await givenOne(db, { steps: 1, hasAgentTurn: false });
  const { ctx: other, id: approved } = await givenOne(db, { steps: 0, approved: true });

  await expect(setApproval(ctx, { id, approved: true, expectedVersion: 0 })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringMatching(/no turn of the agent/),
  });
  expect(await eventsOf(ctx, id)).toEqual([]);
  expect(saved(await setApproval(other, { id: approved, approved: false, expectedVersion: 1 })).review).toMatchObject({
    approved: false,
  });
});

test("an approval keeps who labelled", async () => {
  const { ctx: anna, id } = await givenOne(db);
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));

  const { review } = saved(await setApproval(ben, { id, approved: true, expectedVersion: 1 }));

  expect(review).toMatchObject({ approved: true, labelledBy: anna.person.name });
});

test("the database itself refuses an approved rejection", async () => {
  const { id } = await givenOne(db, { label: "reject" });

  await expect(
    db.$executeRaw`update review set approved = true where trajectory_id = (select t.id from trajectory t where t.ext_id = ${id}::uuid)`,
  ).rejects.toThrow(/review_rejected_not_approved/);
});
