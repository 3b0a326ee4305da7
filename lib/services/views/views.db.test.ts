import { afterAll, expect, test } from "vitest";
import { SavedViewList } from "@/lib/contract/views";
import { createDb } from "@/lib/db/client";
import { heldTogether } from "@/lib/db/fixtures/held-together";
import { sql } from "@/lib/db/query-rows";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { createView } from "./create-view";
import { listViews } from "./list-views";
import { removeView } from "./remove-view";
import { renameView } from "./rename-view";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("saved views of a corpus are listed by name", async () => {
  const ctx = await givenContext(db);
  const corpus = (await givenCorpus(db, [])).extId;
  await createView(ctx, { corpus, name: "To check", query: "filter=gate:<4" });
  await createView(ctx, { corpus, name: "Audit", query: "sort=-tokens" });

  const { items } = SavedViewList.parse(await listViews(ctx, { corpus }));

  expect(items.map((view) => [view.name, view.query])).toEqual([
    ["Audit", "sort=-tokens"],
    ["To check", "filter=gate:<4"],
  ]);
});

test("a second view of the same name is refused and the first one stays", async () => {
  const ctx = await givenContext(db);
  const corpus = (await givenCorpus(db, [])).extId;
  await createView(ctx, { corpus, name: "Audit", query: "a" });

  await expect(createView(ctx, { corpus, name: "Audit", query: "b" })).rejects.toMatchObject({ code: "CONFLICT" });

  expect((await listViews(ctx, { corpus })).items).toMatchObject([{ query: "a" }]);
});

test("a person removes their own view; another person's only a lead removes", async () => {
  const owner = await givenContext(db, "annotator");
  const other = await givenContext(db, "annotator");
  const lead = await givenContext(db, "lead");
  const corpus = (await givenCorpus(db, [])).extId;
  const first = await createView(owner, { corpus, name: "one", query: "" });
  const second = await createView(owner, { corpus, name: "two", query: "" });

  await expect(removeView(other, first)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await removeView(owner, first);
  await removeView(lead, second);

  expect((await listViews(owner, { corpus })).items).toEqual([]);
  await expect(removeView(owner, first)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a view gets another name and keeps what it shows; a taken name is refused", async () => {
  const ctx = await givenContext(db);
  const corpus = (await givenCorpus(db, [])).extId;
  const view = await createView(ctx, { corpus, name: "Audit", query: "sort=-tokens" });
  await createView(ctx, { corpus, name: "Taken", query: "" });
  const elsewhere = await createView(ctx, { corpus: (await givenCorpus(db, [])).extId, name: "Free here", query: "" });

  expect(await renameView(ctx, { id: view.id, name: elsewhere.name })).toEqual({ ...view, name: "Free here" });
  await expect(renameView(ctx, { id: view.id, name: "Taken" })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await renameView(ctx, { id: view.id, name: "Free here" })).toMatchObject({ name: "Free here" });
  const names = (await listViews(ctx, { corpus })).items.map((item) => item.name);
  expect(names).toEqual(["Free here", "Taken"]);
});

test("another person's view only a lead renames, and one that is gone nobody", async () => {
  const owner = await givenContext(db, "annotator");
  const lead = await givenContext(db, "lead");
  const corpus = (await givenCorpus(db, [])).extId;
  const view = await createView(owner, { corpus, name: "one", query: "" });

  await expect(renameView(await givenContext(db, "annotator"), { id: view.id, name: "two" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  expect(await renameView(lead, { id: view.id, name: "two" })).toMatchObject({ name: "two", isMine: false });
  expect((await listViews(lead, { corpus })).items).toMatchObject([{ name: "two", isMine: false }]);
  expect((await listViews(owner, { corpus })).items).toMatchObject([{ name: "two", isMine: true }]);
  await removeView(owner, view);
  await expect(renameView(owner, { id: view.id, name: "three" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("of two views that take one name at once one does, and of one that is removed meanwhile that is said", async () => {
  const ctx = await givenContext(db);
  const corpus = (await givenCorpus(db, [])).extId;
  const one = await createView(ctx, { corpus, name: "one", query: "" });
  const two = await createView(ctx, { corpus, name: "two", query: "" });
  const name = "three";

  const renamed = await heldTogether(db, (tx) => tx.$executeRaw(sql`select from saved_view for update`), [
    () => renameView(ctx, { id: one.id, name }),
    () => renameView(ctx, { id: two.id, name }),
  ]);
  // Each holds a row of its own by then, so either may be the first to take the name.
  expect(renamed.toSorted((a, b) => a.status.localeCompare(b.status))).toMatchObject([
    { status: "fulfilled", value: { name } },
    { status: "rejected", reason: { code: "CONFLICT" } },
  ]);

  const [gone] = await heldTogether(db, (tx) => tx.savedView.delete({ where: { extId: two.id } }), [
    () => renameView(ctx, { id: two.id, name: "four" }),
  ]);
  expect(gone).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
});

test("of two who remove a view at once one did, and the audit log says so once", async () => {
  const ctx = await givenContext(db);
  const view = await createView(ctx, { corpus: (await givenCorpus(db, [])).extId, name: "one", query: "" });
  const remove = () => removeView(ctx, view);

  const removed = await heldTogether(db, (tx) => tx.$executeRaw(sql`select from saved_view for update`), [
    remove,
    remove,
  ]);

  expect(removed).toMatchObject([{ status: "fulfilled" }, { status: "rejected", reason: { code: "NOT_FOUND" } }]);
  expect(await db.audit.count({ where: { verb: "remove_view", subject: `view:${view.id}` } })).toBe(1);
});
