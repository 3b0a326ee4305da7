import { afterAll, expect, test } from "vitest";
import { db, home } from "@/lib/services/imports/fixtures/given-import";
import { startTakeBack } from "@/lib/services/imports/start-take-back";
import { takeBackRows } from "@/lib/services/imports/take-back-rows";
import { importProtectedSet } from "@/lib/services/protected-sets/import-protected-set";
import { removeProtectedSet, restoreProtectedSet } from "@/lib/services/protected-sets/remove-protected-set";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { clustered, givenProblems } from "./fixtures/given-clusters";
import { startClusters } from "./start-clusters";
import { undoClusterDecision } from "./undo-cluster-decision";

afterAll(() => db.$disconnect());
const admin = await givenContext(db, "admin", home);

/** A corpus of one import, whose clusters are made, with a cut and a protected set. */
async function given() {
  const corpus = await givenProblems(db, [{ key: "a", gold: ["7"] }, { key: "b" }]);
  await clustered(db, corpus.id);
  const { extId: id } = await db.import.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const cut = { corpusId: corpus.id, kind: "cut", reason: "gold", value: "7", note: "", personId: admin.person.id };
  const { extId: decision } = await db.leakDecision.create({ data: cut });
  const add = (name: string) =>
    importProtectedSet(admin, { id: corpus.extId, name, note: "", file: "f.jsonl", body: lines(name) });

  return { corpus, id, decision, add, set: (await add("Suite")).id };
}
type Given = Awaited<ReturnType<typeof given>>;

async function* lines(query: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify({ query }));
}

const CHANGES: Readonly<Record<string, (of: Given) => Promise<unknown>>> = {
  "making clusters anew": ({ corpus }) => startClusters(admin, { id: corpus.extId }),
  "undoing a cut": ({ corpus, decision }) => undoClusterDecision(admin, { id: corpus.extId, decision }),
  "protecting a suite": ({ add }) => add("Other"),
  "protecting a suite no more": ({ set }) => removeProtectedSet(admin, { id: set }),
  "protecting a suite again": ({ set }) => restoreProtectedSet(admin, { id: set }),
};

test.each(Object.entries(CHANGES))(
  "%s is refused while an import is taken back, and waits for nobody",
  async (_, change) => {
    const of = await given();
    const { jobId } = await startTakeBack(admin, { id: of.id });
    const refuse = async () => {
      const words = expect.stringContaining("An import is being taken back out of");
      await expect(change(of)).rejects.toMatchObject({ code: "CONFLICT", message: words });
    };

    // The corpus is locked as `keep` is called.
    await takeBackRows(admin, { id: of.id, jobId, onStep: async () => undefined, keep: refuse });

    expect(await db.problem.count({ where: { corpusId: of.corpus.id } })).toBe(0);
  },
);
