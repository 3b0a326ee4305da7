import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { db, imported } from "./fixtures/given-import";
import { aProblem, aRun, fileOf, OTHER_REWARD, problemsOf, REWARD } from "./fixtures/given-problems";

afterAll(() => db.$disconnect());

/** A run whose record says nothing but the id of its problem. */
function aRunOf(id: string): string {
  return aRun("", { problem_id: id, dialogue: [] });
}

/** The product that the answer key of each problem wants, by the problem's key. */
async function wantedIn(corpus: string): Promise<unknown> {
  const rows = await db.$queryRaw<
    { key: string; wanted: string | null }[]
  >`select p.key, p.reward->>'product_id' as wanted
    from problem p join corpus c on c.id = p.corpus_id where c.name = ${corpus} order by p.key`;

  return Object.fromEntries(rows.map(({ key, wanted }) => [key, wanted]));
}

/** Only its query names the problem of such a run. */
const UNNAMED = { problem_id: undefined };

const newCorpus = () => `corpus ${randomUUID()}`;

test.each([
  [["keys", "lamp", "other"]],
  [["keys", "other", "lamp"]],
  [["lamp", "other", "keys"]],
  [["other", "keys", "lamp"]],
])(
  "what names one problem of the corpus is of no other with its query, in whichever order they come: %s",
  async (order) => {
    const corpus = newCorpus();
    const rows: Readonly<Record<string, string>> = {
      keys: aProblem("a lamp", { problem_id: "lamp" }),
      lamp: aRunOf("lamp"),
      other: aRun("a lamp", { problem_id: "other" }),
    };

    for (const name of order) await imported(await fileOf(rows[name] ?? ""), { corpus });

    expect(await wantedIn(corpus)).toEqual({ lamp: "7", other: null });
  },
);

test("what names a problem that is not here is of those with its query", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp", { problem_id: "other" })));

  await imported(await fileOf(aProblem("a lamp", { problem_id: "lamp" })), { corpus });

  expect(await wantedIn(corpus)).toEqual({ other: "7" });
});

test("a problem keeps the answer key that names it, whatever a later file says of others with its query", async () => {
  const runs = ["a", "b"].map((id) => aRun("a lamp", { problem_id: id }));
  const { corpus } = await imported(await fileOf(...runs));
  await imported(await fileOf(aProblem("a lamp", { problem_id: "b" })), { corpus });

  for (const more of [{ problem_id: "a" }, { problem_id: "c" }, {}])
    await imported(await fileOf(aProblem("a lamp", { ...more, reward: OTHER_REWARD })), { corpus });

  expect(await wantedIn(corpus)).toEqual({ a: "8", b: "7" });
});

test("one without an id comes before those that name another problem, and the last of such counts", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp", { problem_id: "own" }), aRun("a lamp", UNNAMED)));
  const key = (id: string | undefined, product_id: string) =>
    aProblem("a lamp", { ...(id === undefined ? {} : { problem_id: id }), reward: { ...REWARD, product_id } });

  for (const row of [key(undefined, "1"), key(undefined, "2"), key("c", "3")])
    await imported(await fileOf(row), { corpus });

  expect(await wantedIn(corpus)).toEqual({ own: "2", "query:a lamp": "2" });
});

test("a problem whose id looks like another's query gets nothing of that one", async () => {
  const { corpus } = await imported(
    await fileOf(aRun("a desk", { problem_id: "query:a lamp" }), aRun("a lamp", { problem_id: "b" })),
  );

  await imported(await fileOf(aProblem("a lamp")), { corpus });

  expect(await wantedIn(corpus)).toEqual({ b: "7", "query:a lamp": null });
});

test.each([
  ["first", ["keys", "scored", "own"]],
  ["last", ["scored", "own", "keys"]],
  ["between them", ["scored", "keys", "own"]],
])(
  "records of another problem with the query do not stand against one that is named: the file comes %s",
  async (_, order) => {
    const corpus = newCorpus();
    const rows: Readonly<Record<string, string>> = {
      keys: aProblem("a lamp", { problem_id: "own", reward: OTHER_REWARD }),
      scored: aRun("a lamp", { ...UNNAMED, problem: { query: "a lamp", reward: REWARD } }),
      own: aRun("a lamp", { problem_id: "own" }),
    };
    const rejected: number[] = [];

    for (const name of order) rejected.push((await imported(await fileOf(rows[name] ?? ""), { corpus })).rejected);

    expect(rejected).toEqual([0, 0, 0]);
    expect(await wantedIn(corpus)).toEqual({ own: "8", "query:a lamp": "7" });
  },
);

test("a voucher or embeddings that records hold without a reward stay, and the row says why it is not taken", async () => {
  const VOUCHER = { voucher_type: "platform", discount_type: "fixed", threshold: 5, face_value: 2, budget: 9 };
  const held = [{ voucher: VOUCHER }, { reward_title_embeddings: { "a lamp": [1, 0] } }];
  const runs = held.map((more, at) => aRun(`lamp ${at}`, { problem: { query: `lamp ${at}`, ...more } }));
  const { corpus } = await imported(await fileOf(...runs));

  const done = await imported(await fileOf(aProblem("lamp 0"), aProblem("lamp 1"), aProblem("lamp 2")), { corpus });

  expect(done).toMatchObject({ answerKeys: 1, rejected: 2 });
  expect(await problemsOf(corpus)).toMatchObject([
    { reward: null, voucher: VOUCHER, titleEmbeddings: null, answerImportId: null },
    { reward: null, voucher: null, titleEmbeddings: { "a lamp": [1, 0] }, answerImportId: null },
  ]);
  const reasons = await db.rejectedRow.findMany({ where: { import: { corpus: { name: corpus } } } });
  for (const { reason } of reasons) expect(reason).toContain("without a reward, and an answer key is one set");
});

test("an answer key that waited fills no problem whose records hold a voucher", async () => {
  const VOUCHER = { voucher_type: "platform", discount_type: "fixed", threshold: 5, face_value: 2, budget: 9 };
  const { corpus } = await imported(await fileOf(aProblem("a lamp")));

  await imported(await fileOf(aRun("a lamp", { problem: { query: "a lamp", voucher: VOUCHER } })), { corpus });

  expect(await problemsOf(corpus)).toMatchObject([{ reward: null, voucher: VOUCHER, answerImportId: null }]);
});
