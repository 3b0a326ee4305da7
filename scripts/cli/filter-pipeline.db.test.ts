import { afterAll, beforeAll, expect, test } from "vitest";
import { Diversity, Pipeline } from "@/lib/contract/pipeline";
import { drawnFacts, givenFacts } from "@/lib/services/filter-lab/given-facts";
import { db, home } from "@/lib/services/imports/fixtures/given-import";
import { givenAssay } from "./given-assay";

const { assay } = givenAssay("filter");

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

test("the pipeline is told by stage, of the active version and of thresholds that differ", async () => {
  const corpus = await givenFacts(db, drawnFacts(60, 11));
  const told = (...more: readonly string[]) => assay("filter", "pipeline", "--corpus", corpus.name, ...more);

  const { code, out } = await told("--json");
  const { stages } = Pipeline.parse(JSON.parse(out));
  expect(code).toBe(0);
  expect(stages[0]?.count).toBe(60);
  const text = (await told()).out;
  for (const { stage, count } of stages) expect(text).toMatch(new RegExp(`^${stage} +${count}\\b`, "m"));
  expect(text).toMatch(/^coefficient .* off$/m);

  const capped = Pipeline.parse(JSON.parse((await told("--set", "capPerProblem=1", "--json")).out));
  expect(capped.stages.at(-1)?.count).toBeLessThan(stages.at(-1)?.count ?? 0);
  expect(capped.caps).toMatchObject([{ by: "problem", cap: 1 }]);
  const [{ leftOut = 0, groups = 0 } = {}] = capped.caps;
  expect((await told("--set", "capPerProblem=1")).out).toContain(
    `Cap of 1 per problem: ${groups} of ${groups} problems reach it; it leaves ${leftOut} `,
  );
  expect(await told("--set", "capPerProblem=none at all")).toMatchObject({ code: 2 });
  expect(await told("no such version")).toMatchObject({ code: 3 });
});

test("what is lost with its group, and a corpus that nobody scored, are said in a sentence each", async () => {
  const won = { outcome: "success", calls: 1, query: `one ${crypto.randomUUID()}` } as const;
  const twins = await givenFacts(db, [
    { ...won, depth: 8, model: 0, code: 4, verdict: "sub_task" },
    { ...won, depth: 2, model: 4 },
  ]);
  const unscored = await givenFacts(db, [{ ...won, outcome: "unscored", query: `two ${crypto.randomUUID()}` }]);
  const told = async (verb: string, corpus: string) =>
    (await assay("filter", verb, "--corpus", corpus, "--set", "dedup.measure=calls")).out;

  const lost = await told("pipeline", twins.name);
  expect(lost).toMatch(/^1 agentic trajectory is represented by one that leaves at Structure .*: let more/m);
  expect(lost).not.toContain("is scored");
  const NOTHING = "No outcome of this corpus is scored, so nothing comes past Winners.";
  expect(await told("pipeline", unscored.name)).toContain(NOTHING);
  expect(await told("what-if", unscored.name)).toContain(NOTHING);
});

test("diversity is told of what is kept and of what is approved", async () => {
  const rows = drawnFacts(60, 12).map((row, at) => ({ ...row, approved: at < 4 && row.label !== "reject" }));
  const corpus = await givenFacts(db, rows);
  const approved = rows.filter((row) => row.approved).length;

  const { out } = await assay("filter", "diversity", "--corpus", corpus.name, "--json");
  const kept = Diversity.parse(JSON.parse(out));
  const text = (await assay("filter", "diversity", "--corpus", corpus.name)).out;

  expect(text).toContain(`${kept.total} in all`);
  expect(text).toContain(`miner: 3, effective ${kept.dimensions[0]?.effective.toFixed(1)}`);
  expect(text).toContain("At most so many of one problem");
  expect(text).toMatch(/^cap +stay +problems that reach it +it leaves out$/m);
  const capped = ["filter", "diversity", "--corpus", corpus.name, "--set", "capPerMiner=2"] as const;
  expect((await assay(...capped)).out).toContain("At most so many of one problem, and 2 of one miner\n");
  expect((await assay(...capped, "--approved")).out).toContain("At most so many of one problem\n");
  const other = await assay("filter", "diversity", "--corpus", corpus.name, "--approved");
  expect(other.out).toContain(`${approved} in all`);
});

test("what a set is made of under a cap that is tried is told, and what is no cap is a mistake", async () => {
  const corpus = await givenFacts(
    db,
    drawnFacts(60, 12).map((row) => ({ ...row, approved: row.label !== "reject" })),
  );
  const asked = ["filter", "diversity", "--corpus", corpus.name, "--approved"] as const;
  const tried = [...asked, "--cap", "miner=2"] as const;

  const json = Diversity.parse(JSON.parse((await assay(...tried, "--json")).out));

  expect(json.tried).toEqual({ by: "miner", cap: 2 });
  expect(json.total).toBe(6);
  expect(json.dimensions[0]?.rows.map(({ count }) => count)).toEqual([2, 2, 2]);
  expect((await assay(...tried)).out).toContain("6 in all, with at most 2 of a miner\n");
  expect(await assay(...asked, "--cap", "agent=2")).toMatchObject({ code: 2 });
});

test("trajectories that name no miner are told as that, and are in no figure of miners", async () => {
  const won = { outcome: "success", model: 4, calls: 1, template: 1, depth: 2, richness: 0.9 } as const;
  const unique = crypto.randomUUID().slice(0, 8);
  const of = (miner: string, query: string) => ({
    ...{ ...won, query, run: `run ${miner}`, agent: `agent ${miner} ${unique}` },
    ...(miner === "" ? {} : { miner: `${miner} ${unique}` }),
  });
  const rows = [of("a", "1"), of("a", "2"), of("a", "3"), of("b", "4"), ...["5", "6", "7"].map((at) => of("", at))];
  const corpus = await givenFacts(
    db,
    rows.map((row) => ({ ...row, approved: true })),
  );

  const told = (...more: readonly string[]) =>
    assay("filter", "diversity", "--corpus", corpus.name, "--approved", ...more);
  const [miner] = Diversity.parse(JSON.parse((await told("--json")).out)).dimensions;

  expect(miner).toMatchObject({ known: 4, values: 2, effective: 1.6 });
  expect(miner?.rows.map(({ count, share }) => [count, share])).toEqual([
    [3, 0.75],
    [1, 0.25],
    [3, null],
  ]);
  expect(miner?.rows[2]).toMatchObject({ value: null, filter: "approved:yes miner:none" });
  const text = (await told()).out;
  expect(text).toContain("miner: 2, effective 1.6, of the 4 where it is known");
  expect(text).toMatch(/^a .* 3 +75\.0 %\nb .* 1 +25\.0 %\nnot known +3$/m);
});
