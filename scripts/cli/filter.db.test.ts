import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { FilterActivation, FilterList, FilterVersion } from "@/lib/contract/filters";
import { decidedIn, givenCorpusOf, givenFiles } from "@/lib/services/filters/given-activation";
import { db, home } from "@/lib/services/imports/fixtures/given-import";
import { givenAssay } from "./given-assay";

const { assay } = givenAssay("filter");

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

const filter = (...args: readonly string[]) => assay("filter", ...args);
const KeptChange = z.object({
  before: z.int(),
  after: z.int(),
  entered: z.int(),
  left: z.int(),
  leftApproved: z.int(),
});
/** No two tests save equal thresholds. */
const budget = () => `tokenBudget=${2_000 + Math.floor(Math.random() * 1_000_000)}`;

async function given() {
  const corpus = await givenCorpusOf(await givenFiles(30));
  const name = `version ${randomUUID()}`;
  const save = (...more: readonly string[]) =>
    filter(
      ...["save", name, "--corpus", corpus.name, "--reason", "People agree"],
      ...["--set", "agenticShare=0.4", "--set=rejects.R2=off", "--set", budget(), ...more],
    );

  return { corpus, name, save, activate: () => activate(corpus.name, name) };
}

const activate = (corpus: string, version: string, ...more: readonly string[]) =>
  filter("activate", version, "--corpus", corpus, "--reason", "Try", ...more);

test("a version is saved over the active one, shown by the names it was set by, and listed", async () => {
  const { corpus, name, save } = await given();

  const saved = await save();

  expect(saved).toMatchObject({ code: 0, err: "" });
  expect(saved.out).toContain(`Saved “${name}”: Agentic share 0.8 → 0.4, Token budget 14,336 → `);
  const shown = await filter("show", name, "--corpus", corpus.name);
  expect(shown.out).toMatch(/agenticShare +0\.4\n/);
  expect(shown.out).toMatch(/rejects\.R2 +off\n/);
  expect(shown.out).toMatch(/based on +defaults-1\n/);
  expect(shown.out).toMatch(/tokenizer +qwen3\n/);
  const version = FilterVersion.parse(JSON.parse((await filter("show", name, "--corpus", corpus.name, "--json")).out));
  expect(version).toMatchObject({ name, reason: "People agree", thresholds: { agenticShare: 0.4 } });
  const list = FilterList.parse(JSON.parse((await filter("list", "--corpus", corpus.name, "--json")).out));
  expect(list.items[0]).toEqual(version);
  const listed = (await filter("list", "--corpus", corpus.name)).out;
  expect(listed).toMatch(/^\* active +defaults-1 +ad5caf3ede /m);
  expect(listed).toMatch(new RegExp(`${name} +${version.hash.slice(0, 10)} `));
  for (const hash of [version.hash, version.hash.slice(0, 8)])
    expect((await filter("show", hash, "--corpus", corpus.name)).out).toBe(shown.out);
  expect(await filter("show", version.hash.slice(0, 7), "--corpus", corpus.name)).toMatchObject({ code: 3, out: "" });
});

test("activating waits until every trajectory is decided and says what moved; undo puts it back", async () => {
  const { corpus, name, save } = await given();
  const before = await decidedIn(corpus.id);
  await save();

  const { code, out } = await activate(corpus.name, name, "--json");

  expect(code).toBe(0);
  const { version, state } = FilterActivation.parse(JSON.parse(out));
  expect([version.name, state]).toEqual([name, "done"]);
  expect(new Set((await decidedIn(corpus.id)).map((row) => row.version))).toEqual(new Set([version.id]));
  expect(await activate(corpus.name, name)).toMatchObject({ code: 3, err: expect.stringContaining("active version") });

  const undo = await filter("undo", "--corpus", corpus.name);
  expect([undo.code, undo.out]).toEqual([0, expect.stringContaining("“defaults-1” is active.")]);
  expect(await decidedIn(corpus.id)).toEqual(before);
});

test("what the pipeline keeps since is told where no verdict changed, and the other way round after undo", async () => {
  const { corpus, name } = await given();
  const set = ["--set", "capPerMiner=1", "--set", `ranking.depth=${(Math.random() * 90 + 2).toFixed(6)}`];
  await filter("save", name, "--corpus", corpus.name, "--reason", "One of each miner", ...set);
  await db.$executeRaw`update trajectory set outcome = 'success' where corpus_id = ${corpus.id}`;

  const { code, out } = await activate(corpus.name, name, "--json");
  const { kept } = z.object({ kept: KeptChange }).parse(JSON.parse(out));
  const undo = await filter("undo", "--corpus", corpus.name);

  expect(code).toBe(0);
  expect(kept.before).toBeGreaterThan(kept.after);
  expect(kept).toMatchObject({ entered: 0, left: kept.before - kept.after, leftApproved: 0 });
  const { before, after, left } = kept;
  expect(undo.out).toBe(
    `“defaults-1” is active. No verdict changed.\nKept at the end of the pipeline: ${after} before, ${before} now; ${left} entered, 0 left, of them approved 0.\n`,
  );
});

test.each([
  [["--set", "agenticShare=1.2"], "“1.2” is no value of agenticShare"],
  [["--set", "share=0.5"], "there is no such threshold"],
  [["--set", "subTaskShare=0.4"], "has to lie below the agentic share"],
])("%j is a mistake, and nothing is saved", async (wrong, sentence) => {
  const { save, name } = await given();

  expect(await save(...wrong)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
  expect(await db.filterVersion.count({ where: { name } })).toBe(0);
});

test("a name that means the active version is refused, however it is written", async () => {
  const { corpus } = await given();

  expect(await filter("save", "Active", "--corpus", corpus.name, "--reason", "Why")).toMatchObject({
    ...{ code: 2, err: expect.stringContaining("names the version that is active") },
  });
});

test.each([
  [["activate", "nothing of the kind"], 3, "There is no filter version “nothing of the kind”"],
  [["undo"], 3, "There is no activation in"],
])("%j is refused with a sentence", async ([verb = "", ...rest], code, sentence) => {
  const { corpus } = await given();
  const more = verb === "activate" ? ["--reason", "Try"] : [];

  expect(await filter(verb, ...rest, "--corpus", corpus.name, ...more)).toMatchObject({
    ...{ code, out: "" },
    err: expect.stringContaining(sentence),
  });
});
