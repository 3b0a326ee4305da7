import { afterAll, beforeAll, expect, test } from "vitest";
import { Audit, ProtectedSetList, Split, SplitDetail, SplitList } from "@/lib/contract/splits";
import { LAG_WORDS, SPLIT_AUDIT_COUNTS } from "@/lib/leak/audit-words";
import { clustered, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { db, home } from "@/lib/services/imports/fixtures/given-import";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { listSplits } from "@/lib/services/splits/list-splits";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";

const { assay, givenFile } = givenAssay("leak-corpus");

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

async function given() {
  const corpus = await givenProblems(
    db,
    Array.from({ length: 12 }, (_, at) => ({ key: `p${at}`, query: `thing ${at}`, gold: [String(at % 6)] })),
  );
  await clustered(db, corpus.id);

  return corpus;
}

test("a preview says how many trajectories it leaves out of whoever reviews them blind", async () => {
  const { name, extId } = await given();
  const preview = () => assay("leak", "split", "--corpus", name, "--preview");
  expect((await preview()).out).not.toContain("left out");
  const { extId: owner } = await ensureOwner(db);
  await givenQueue(await givenContext(db, "lead"), { extId }, { reviewers: [owner] });

  expect((await preview()).out).toMatch(/%\n\d+ trajectories that you review blind are left out\.\n$/);
});

test("a corpus is split, grown and audited from the command line, and a protected suite blocks it", async () => {
  const { name, id } = await given();
  const of = (verb: string, ...more: readonly string[]) => assay("leak", verb, "--corpus", name, ...more);

  expect((await of("split", "--shares", "train=0.5,test=0.5", "--preview")).out).toMatch(
    /^train +6 +3 +6 +0 +50\.0 %$/m,
  );
  expect((await of("split")).out).toContain("There is no split");
  const made = await of("split", "--name", "main", "--shares", "train=0.5,test=0.5", "--strata", "bucket", "--json");
  expect(Split.parse(JSON.parse(made.out))).toMatchObject({ name: "main", strata: ["bucket"], waiting: 0 });

  await of("split", "--name", "other", "--shares", "train=1");
  expect((await of("split", "--split", "main")).out).toMatch(/^main: version 1, seed 1.*\n(?!.*other)/);
  expect(SplitDetail.parse(JSON.parse((await of("split", "--split", "main", "--json")).out)).name).toBe("main");

  await db.problem.create({ data: { corpusId: id, key: "new", query: "new", queryNorm: "new" } });
  expect((await of("split")).out).toContain("1 problem without a pool");
  expect(await of("split", "--name", "main", "--grow")).toMatchObject({ code: 3 });
  await clustered(db, id);
  expect((await of("split", "--name", "main", "--grow")).out).toContain("main: version 2, seed 1");

  expect(await of("audit", "--split", "main")).toMatchObject({
    ...{ code: 0, out: `The pools know nothing of each other.\n${SPLIT_AUDIT_COUNTS}\n`, err: "" },
  });
  const suite = givenFile("suite.jsonl", JSON.stringify({ id: "s", query: "THING 3" }));
  const protect = await assay("leak", "protect", suite, "--corpus", name, "--name", "Suite", "--json");
  expect(ProtectedSetList.shape.items.parse(JSON.parse(protect.out))).toMatchObject([{ problems: 1, overlap: 1 }]);

  const blocked = await of("audit", "--split", "main");
  expect(blocked.code).toBe(1);
  expect(blocked.out).toMatch(
    /a protected problem +1\n\np3 .* and s \((train|test), Suite\): a protected problem, thing 3\nEvery approved row counts/,
  );
  expect(Audit.parse(JSON.parse((await of("audit", "--split", "main", "--json")).out)).isBlocked).toBe(true);

  expect((await of("protect")).out).toMatch(/^Suite +1 +1 +0$/m);
  expect((await of("protect", "--remove", "Suite")).out).toBe("Nothing is protected in this corpus.\n");
  expect(await of("audit", "--split", "main")).toMatchObject({ code: 0 });
});

test("shares in percent and blanks around a name are stored as a screen stores them", async () => {
  const { name } = await given();
  const shares = "train=80,validation=10,test=10";

  const made = await assay("leak", "split", "--corpus", name, "--name", "  fine ", "--shares", shares, "--json");

  expect(Split.parse(JSON.parse(made.out))).toMatchObject({
    ...{ name: "fine", shares: { train: 0.8, validation: 0.1, test: 0.1, never_touch: 0 } },
  });
});

test("a split that an older command made of percentages is listed and opened again", async () => {
  const corpus = await given();
  await assay("leak", "split", "--corpus", corpus.name, "--name", "old", "--shares", "train=0.8,test=0.2");
  const shares = { train: 80, validation: 0, test: 20, never_touch: 0 };
  await db.split.updateMany({ where: { corpusId: corpus.id }, data: { shares } });

  const listed = SplitList.parse(await listSplits(await givenContext(db, "lead"), { id: corpus.extId }));

  expect(listed.items.map((split) => split.shares)).toEqual([{ train: 0.8, validation: 0, test: 0.2, never_touch: 0 }]);
  const opened = await assay("leak", "split", "--corpus", corpus.name, "--split", "old", "--json");
  expect(SplitDetail.parse(JSON.parse(opened.out)).shares.train).toBe(0.8);
});

test("while the leak clusters are behind an audit without a hit calls nothing clean and exits 3", async () => {
  const { name, id } = await given();
  const audit = (...more: readonly string[]) => assay("leak", "audit", "--corpus", name, "--split", "main", ...more);
  await assay("leak", "split", "--corpus", name, "--name", "main", "--shares", "train=0.5,test=0.5");
  await db.problem.create({ data: { corpusId: id, key: "new", query: "new", queryNorm: "new" } });

  expect(await audit()).toEqual({
    ...{ code: 3, out: `No leak is found yet.\n${SPLIT_AUDIT_COUNTS}\n` },
    err: `${LAG_WORDS.clusters}\n`,
  });
  expect(JSON.parse((await audit("--json")).out)).toMatchObject({ lag: "clusters", isBlocked: false });
});

test("mistakes are one sentence", async () => {
  const { name } = await given();
  const of = (verb: string, ...more: readonly string[]) => assay("leak", verb, "--corpus", name, ...more);

  expect(await of("split", "--name", "x", "--strata", "colour")).toMatchObject({ code: 2 });
  expect(await of("split", "--grow")).toMatchObject({ code: 2 });
  expect(await of("split", "--split", "x", "--name", "y")).toMatchObject({ code: 2 });
  expect(await of("split", "--split", "x", "--seed", "7")).toMatchObject({ code: 2 });
  expect(await of("split", "--split", "x")).toMatchObject({ code: 3, err: expect.stringContaining("has no split") });
  expect(await of("split", "--name", "x", "--weigh", "gold")).toMatchObject({ code: 2 });
  expect(await assay("leak", "split", "--name", "x")).toMatchObject({ code: 2 });
  expect(await of("audit")).toMatchObject({ code: 2 });
  expect(await of("audit", "--split", "none")).toMatchObject({ code: 3, err: expect.stringContaining("has no split") });
  expect(await of("protect", "nowhere.jsonl", "--name", "x")).toMatchObject({ code: 3 });
  expect(await of("protect", "nowhere.jsonl")).toMatchObject({ code: 2 });
  expect(await of("protect", "--remove", "x")).toMatchObject({ code: 3 });
});
