import { afterAll, expect, test } from "vitest";
import { type AddReference, ReferenceList } from "@/lib/contract/references";
import { createDb } from "@/lib/db/client";
import { PUBLISHED_VALUES } from "@/lib/domain/published-values";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { addReference } from "./add-reference";
import { changeReference } from "./change-reference";
import { listReferences } from "./list-references";
import { removeReference } from "./remove-reference";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const aReference = (fields: Partial<AddReference> = {}): AddReference => ({
  ...{ label: "Last year’s model", figure: { kind: "asr" }, value: 0.427, problems: 75 },
  ...{ source: "Report of March", caveat: "", suite: null, bucket: null },
  ...fields,
});

async function given() {
  const ctx = await givenContext(db, "researcher");

  return { ctx, id: (await givenCorpus(db, [])).extId };
}

const own = async ({ ctx, id }: Awaited<ReturnType<typeof given>>) =>
  (await listReferences(ctx, { id })).items.filter(({ origin }) => origin === "own");

test("the published values come first, cited, and those that people added after them by label", async () => {
  const { ctx, id } = await given();
  await addReference(ctx, { id, ...aReference({ label: "b" }) });
  await addReference(ctx, { id, ...aReference({ label: "a", figure: { kind: "pass_at_k", k: 8 } }) });

  const { items } = ReferenceList.parse(await listReferences(await givenContext(db, "annotator"), { id }));

  expect(items.slice(0, -2)).toHaveLength(PUBLISHED_VALUES.length);
  expect(items.slice(0, -2).every((item) => item.source.includes("2606.10064"))).toBe(true);
  expect(items.slice(-2).map(({ label, figure }) => [label, figure])).toEqual([
    ["a", { kind: "pass_at_k", k: 8 }],
    ["b", { kind: "asr" }],
  ]);
});

test("a whole number of problems has Wilson’s interval, a mean over samples and an unknown number have none", async () => {
  const { ctx, id } = await given();

  const whole = await addReference(ctx, { id, ...aReference() });
  const mean = await addReference(ctx, { id, ...aReference({ value: 0.348 }) });
  const unknown = await addReference(ctx, { id, ...aReference({ problems: null }) });

  expect(whole.interval?.map((bound) => bound.toFixed(3))).toEqual(["0.321", "0.539"]);
  expect([mean.interval, unknown.interval]).toEqual([null, null]);
});

test("a change keeps what it does not name and moves the version; an older version is told of the newer one", async () => {
  const seen = await given();
  const { ctx } = seen;
  const added = await addReference(ctx, { id: seen.id, ...aReference({ caveat: "Another harness" }) });

  const changed = await changeReference(ctx, {
    id: added.id,
    version: 1,
    value: 0.5,
    figure: { kind: "pass_at_k", k: 4 },
  });

  expect(changed).toMatchObject({ value: 0.5, figure: { k: 4 }, caveat: "Another harness", problems: 75, version: 2 });
  await expect(changeReference(ctx, { id: added.id, version: 1, value: 0.1 })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  expect(await own(seen)).toMatchObject([{ value: 0.5 }]);
});

test("a removal takes the value off the list and is taken back with the version that it answers", async () => {
  const seen = await given();
  const { ctx } = seen;
  const added = await addReference(ctx, { id: seen.id, ...aReference() });

  const removed = await removeReference(ctx, { id: added.id, version: 1 });

  expect(await own(seen)).toEqual([]);
  await expect(changeReference(ctx, { ...removed, value: 0.1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await changeReference(ctx, { ...removed, isRemoved: false });
  expect(await own(seen)).toMatchObject([{ label: "Last year’s model", value: 0.427, version: 3 }]);
});

test("every write is in the audit log with who did it", async () => {
  const { ctx, id } = await given();
  const added = await addReference(ctx, { id, ...aReference() });
  await changeReference(ctx, { id: added.id, version: 1, value: 0.5 });
  const removed = await removeReference(ctx, { id: added.id, version: 2 });
  await changeReference(ctx, { ...removed, isRemoved: false });

  const rows = await db.audit.findMany({
    where: { subject: `reference:${added.id}`, personId: ctx.person.id },
    orderBy: { id: "asc" },
    select: { verb: true },
  });

  expect(rows.map(({ verb }) => verb)).toEqual([
    ...["add_reference", "change_reference", "remove_reference", "restore_reference"],
  ]);
});

test("an annotator reads reference values and writes none", async () => {
  const { id } = await given();
  const annotator = await givenContext(db, "annotator");

  await expect(addReference(annotator, { id, ...aReference() })).rejects.toMatchObject({ code: "FORBIDDEN" });
});
