import { afterAll, beforeAll, expect, test } from "vitest";
import { FilterCurve, FilterGrid, WhatIf } from "@/lib/contract/what-if";
import { drawnFacts, givenFacts } from "@/lib/services/filter-lab/given-facts";
import { db, home } from "@/lib/services/imports/fixtures/given-import";
import { givenAssay } from "./given-assay";

const { assay } = givenAssay("what-if");

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

const filter = (...args: readonly string[]) => assay("filter", ...args);

test("what other thresholds would change is said as the service answers it, against the active version", async () => {
  const { name } = await givenFacts(db, drawnFacts(150, 31));

  const { code, out, err } = await filter("what-if", "--corpus", name, "--set=agenticShare=0.4");
  const json = WhatIf.parse(
    JSON.parse((await filter("what-if", "--corpus", name, "--set=agenticShare=0.4", "--json")).out),
  );

  expect({ code, err }).toEqual({ code: 0, err: "" });
  const [before, after] = [json.verdicts[0]?.before ?? 0, json.verdicts[0]?.after ?? 0];
  expect(after).toBeGreaterThan(before);
  expect(out).toMatch(new RegExp(`agentic +${before} +${after}\n`));
  expect(out).toContain(`Enter: ${json.entered.count}, of them approved ${json.entered.approved}, such as`);
  expect(out).toContain(json.entered.samples[0]?.why ?? "none");
  const { gained, lost, up, down } = json.labelled.paired;
  expect(gained + lost).toBeGreaterThan(0);
  expect(out).toMatch(
    new RegExp(`gained on ${gained}, lost on ${lost}, of .*; ${up} problems? for it, ${down} against, p = `),
  );
  expect(out).toMatch(
    /^Intervals: 95 %, by Wilson’s formula over problems; too few agent versions to count them\.\nThese figures count .*\nThese figures speak of rows like those that people labelled, and of the corpus only if /m,
  );
  const { n, notBlind, flipped, flips } = json.labelled;
  const [flip] = flips;
  expect(out).toContain(`Of these ${flipped} get another answer${flipped > 20 ? ", 20 of them" : ""}:\n`);
  expect(out).toMatch(new RegExp(`^${flip?.id} .* ${flip?.label} +${flip?.from} +${flip?.to}$`, "m"));
  for (const { answer, label, count } of json.labelled.after.confusion)
    expect(out).toMatch(new RegExp(`^${label} +${answer} +\\d+ +${count}$`, "m"));
  const [miner] = json.mix.find(({ by }) => by === "miner")?.rows ?? [];
  expect(out).toMatch(
    new RegExp(`^${miner?.value} +${miner?.before} +${miner?.after} +${miner?.entered} +${miner?.left}$`, "m"),
  );
  expect(out).toContain(
    `${n} labels of people, given blind. ${notBlind} labels that are not blind do not count: the reviewer had seen before what the blind queue hides, or answered outside of one, or a lead settled it. --all-labels counts them, too.\n`,
  );
  const { value } = json.labelled.after.precision;
  expect(out).toMatch(
    new RegExp(`^precision .* ${value?.toFixed(4)} \\([\\d.]+ to [\\d.]+ over problems alone\\) of \\d+$`, "m"),
  );
  expect(out).toMatch(
    /^Of precision before and after, .*: It rests on \d agent versions only, so it holds for those\.$/m,
  );
});

test("a curve names its points, and the current one", async () => {
  const { name } = await givenFacts(db, drawnFacts(150, 32));

  const { code, out } = await filter("curve", "--corpus", name, "--along", "tokenBudget", "--set=tokenBudget=15000");
  const json = FilterCurve.parse(
    JSON.parse((await filter("curve", "--corpus", name, "--along", "tokenBudget", "--json")).out),
  );

  expect(code).toBe(0);
  const all = await filter("curve", "--corpus", name, "--along", "tokenBudget", "--all-labels");
  expect(all.out).toContain(`${json.n + json.notBlind} labels of people.\n`);
  expect(all.out).toMatch(/^These figures speak of rows like those that people labelled, and of the corpus only if /m);
  expect(out).toMatch(/^\* 15000 /m);
  expect(out).not.toContain("The curve begins");
  const shares = await filter("curve", "--corpus", name, "--along", "agenticShare");
  expect(shares.out).toMatch(/^The curve begins above the sub-task share \(0\.2\), /m);
  expect(shares.out).toMatch(
    /^Of recall at every place, F1 at every place: It rests on \d agent versions only, so it holds for those\.$/m,
  );
  const set = ["--along", "tokenBudget", "--set=tokenBudget=15000"];
  const changed = FilterCurve.parse(JSON.parse((await filter("curve", "--corpus", name, ...set, "--json")).out));
  const first = changed.points[0]?.paired;
  expect(out).toMatch(new RegExp(`^  1024 .* ${first?.gained} +${first?.lost} +\\S+$`, "m"));
  expect(json.points.find(({ isCurrent }) => isCurrent)?.at).toBe(14_336);
});

test("a grid names its cells with the filter text of their rows", async () => {
  const { name } = await givenFacts(db, drawnFacts(200, 33));

  const { code, out } = await filter("grid", "--corpus", name);
  const { cells, coefficients, difference } = FilterGrid.parse(
    JSON.parse((await filter("grid", "--corpus", name, "--json")).out),
  );

  expect(code).toBe(0);
  const held = cells.filter(({ count }) => count > 0);
  expect(held.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  const [cellLines = "", shares = ""] = out.split("\n\n");
  expect(cellLines.split("\n")).toHaveLength(held.length + 1);
  expect(shares).toContain(`${coefficients[0]?.from} to ${coefficients[0]?.to}`);
  expect(shares).toMatch(
    /\nIntervals: 95 %, by Wilson’s formula over problems.*\.\nOf the difference: from the two intervals, over problems or agent versions, whichever is wider\.\n/,
  );
  expect(shares).toMatch(/^1 +\S+ \(/m);
  const [low, high] = [coefficients[0], coefficients.at(-1)].map((band) => band?.agentic);
  expect([low?.value, high?.value, difference?.value]).not.toContain(null);
  expect(shares).toMatch(new RegExp(`^highest less lowest .* of ${high?.n} and ${low?.n}$`, "m"));
  for (const { count, agentic, filter: text } of held) {
    const row = out.split("\n").find((line) => line.endsWith(`  ${text}`));
    expect(row).toMatch(new RegExp(` ${count} +${agentic} `));
  }
});

test("what cannot be meant is said as a mistake in the command", async () => {
  const { name } = await givenFacts(db, []);

  expect(await filter("curve", "--corpus", name, "--along", "depth")).toMatchObject({
    code: 2,
    err: expect.stringContaining("--along depth: choose one of agenticShare"),
  });
  expect(await filter("what-if", "--corpus", name, "--set=agenticShare=much")).toMatchObject({ code: 2 });
  expect(await filter("what-if")).toMatchObject({ code: 2, err: expect.stringContaining("--corpus is missing") });
});
