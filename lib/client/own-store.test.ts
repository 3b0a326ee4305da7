import { expect, test } from "vitest";
import { anEntry, aStore, committed, givenOutbox } from "./given-outbox";
import { type Owner, ownStore } from "./own-store";

const ANNA: Owner = { id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001", access: "required" };
const BEN: Owner = { id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d002", access: "required" };
const LOCAL: Owner = { id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d003", access: "local" };

/** A browser in which Anna gave an answer that was not sent. */
async function givenAnnasAnswer() {
  const store = aStore();
  const entry = anEntry();
  await ownStore(store, ANNA).put(entry);

  return { store, entry };
}

test("an answer is kept with the id of who gave it", async () => {
  const { store, entry } = await givenAnnasAnswer();

  expect(store.kept.get(entry.commit)?.person).toBe(ANNA.id);
});

test("somebody else's outbox neither lists, sends, takes nor drops it", async () => {
  const { store, entry } = await givenAnnasAnswer();
  const before = store.kept.get(entry.commit);
  const { outbox, sent } = givenOutbox(committed, ownStore(store, BEN));

  await outbox.resume();
  expect(outbox.entries()).toEqual([]);
  expect(sent).toEqual([]);
  expect(await outbox.take(entry.commit)).toBeUndefined();
  await outbox.drop(entry.commit);

  expect(store.kept.get(entry.commit)).toEqual(before);
});

test("it goes when its person is back", async () => {
  const { store, entry } = await givenAnnasAnswer();
  await givenOutbox(committed, ownStore(store, BEN)).outbox.resume();

  const { outbox, sent } = givenOutbox(committed, ownStore(store, ANNA));
  await outbox.resume();

  expect(sent.map(({ commit }) => commit)).toEqual([entry.commit]);
  expect(store.kept.size).toBe(0);
});

test("an answer that names nobody is sent in local mode, and left alone where people sign in", async () => {
  const store = aStore();
  const entry = anEntry();
  await store.put(entry);

  const others = givenOutbox(committed, ownStore(store, ANNA));
  await others.outbox.resume();
  expect(others.outbox.entries()).toEqual([]);
  expect(others.sent).toEqual([]);
  expect([...store.kept.keys()]).toEqual([entry.commit]);
  const own = givenOutbox(committed, ownStore(store, LOCAL));
  await own.outbox.resume();

  expect(own.sent.map(({ commit }) => commit)).toEqual([entry.commit]);
  expect(store.kept.size).toBe(0);
});
