import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "./given-corpus";
import { listTrajectories } from "./list-trajectories";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("import: lists the rows that one import brought in, by its id or by the name of one of its files", async () => {
  const { corpus, first, second, later } = await givenTwoImports();

  expect(await idsOf(corpus, `import:${first}`)).toEqual(corpus.trajectories.slice(0, 2));
  expect(await idsOf(corpus, `import:${second}`)).toEqual(corpus.trajectories.slice(2));
  expect(await idsOf(corpus, `import:${later}`)).toEqual(corpus.trajectories.slice(2));
  expect(await idsOf(corpus, `-import:${first}`)).toEqual(corpus.trajectories.slice(2));
  expect(await idsOf(corpus, `import:${randomUUID()}`)).toEqual([]);
  expect(await idsOf(corpus, "import:other.jsonl")).toEqual([]);
});

test("an import of another corpus lists nothing here", async () => {
  const here = await givenTwoImports();
  const there = await givenTwoImports();

  expect(await idsOf(here.corpus, `import:${there.first}`)).toEqual([]);
});

/** Three rows: two of the corpus's own import, the last one of a second import with a file of its own name. */
async function givenTwoImports() {
  const corpus = await givenCorpus(db, [{ tokens: 1 }, { tokens: 2 }, { tokens: 3 }]);
  const owner = await db.import.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const later = `later-${randomUUID()}.jsonl`;
  const added = await db.import.create({
    data: {
      corpusId: corpus.id,
      format: "auto",
      files: { create: [{ position: 0, name: later, path: later, sizeBytes: 1n }] },
    },
  });
  await db.$executeRaw`update trajectory set import_id = ${added.id}
    where corpus_id = ${corpus.id} and ext_id = ${corpus.trajectories[2]}::uuid`;

  return { corpus, first: owner.extId, second: added.extId, later };
}

async function idsOf(corpus: { readonly extId: string }, filter: string): Promise<readonly string[]> {
  const page = await listTrajectories(await givenContext(db), {
    corpus: corpus.extId,
    filter,
    sort: "tokens",
    limit: 10,
  });

  return page.items.map(({ id }) => id);
}
