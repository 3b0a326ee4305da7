import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Agreement, agreementOf } from "./agreement";
import type { Estimate } from "./estimate";
import type { Rating } from "./rating";

const folder = resolve(import.meta.dirname, "../../../shared/data");
const hasSharedData = existsSync(resolve(folder, "expected-shared.json"));

const Kappa = z.object({ percent_agreement: z.number(), cohen_kappa: z.number() });
const Fleiss = z.object({ P_bar: z.number(), fleiss_kappa: z.number() });
const Macro = z.object({
  accuracy: z.number(),
  macro_precision: z.number(),
  macro_recall: z.number(),
  macro_f1: z.number(),
});
const Binary = Kappa.extend({
  n: z.int(),
  tp: z.int(),
  fp: z.int(),
  fn: z.int(),
  tn: z.int(),
  accuracy: z.number(),
  precision: z.number().nullable(),
  recall: z.number().nullable(),
  f1: z.number(),
  specificity: z.number().nullable(),
  balanced_accuracy: z.number().nullable(),
});
const Expected = z.object({
  "pandalm first 300": z.object({
    pairwise: z.record(z.string(), Kappa),
    fleiss: Fleiss,
    krippendorff_nominal: z.number(),
    "gpt-3.5-turbo_vs_majority": Macro,
    "PandaLM-7B_vs_majority": Macro,
    "PandaLM-7B_kappa_vs_majority": Kappa,
    "gpt-3.5_kappa_vs_majority_unparseable_as_own_class": Kappa,
    "gpt-3.5-turbo_vs_majority_unparseable_dropped": Macro,
  }),
  "judge-bench/dices_350_crowdsourced.labels-only.json": z.object({
    items: z.int(),
    ratings: z.int(),
    label_counts: z.record(z.string(), z.int()),
    krippendorff_nominal: z.number(),
    fleiss: Fleiss,
  }),
  "agent-as-a-judge/MetaGPT": z.object({ judge_vs_human: Binary, by_category: z.record(z.string(), Binary) }),
});

describe.skipIf(!hasSharedData)("three annotators of PandaLM, and two judges against their majority", () => {
  test("agree as an independent script says, pair by pair and together", () => {
    const { expected, rows } = givenPandalm();
    const ratings = rows.flatMap(({ item, people }) =>
      people.map((answer, rater): Rating => ({ item, rater: String(rater + 1), value: answer })),
    );

    const found = agreementOf({ ratings, level: "nominal", seed: 1 });

    expectValue(found.percentAgreement, expected.fleiss.P_bar);
    expectValue(found.fleissKappa, expected.fleiss.fleiss_kappa);
    expectValue(found.nominalAlpha, expected.krippendorff_nominal);
    expect(found.pairs.map(({ raters }) => raters.join("-"))).toEqual(Object.keys(expected.pairwise));
    for (const pair of found.pairs) {
      const wanted = Kappa.parse(expected.pairwise[pair.raters.join("-")]);
      expectValue(pair.cohenKappa, wanted.cohen_kappa);
      expectValue(pair.percentAgreement, wanted.percent_agreement);
    }
  });

  test("the judge that always answers has the scores of the script, as means over the majority's values", () => {
    const { expected, rows } = givenPandalm();

    const found = againstMajority(rows, ({ pandalm }) => pandalm);

    expectMacro(found, expected["PandaLM-7B_vs_majority"]);
    expectValue(found.comparison?.cohenKappa, expected["PandaLM-7B_kappa_vs_majority"].cohen_kappa);
  });

  test("answers that cannot be read count as a value of their own, or not at all", () => {
    const { expected, rows } = givenPandalm();

    const asValue = againstMajority(rows, ({ gpt }) => gpt);
    const dropped = againstMajority(rows, ({ gpt }) => (gpt === "garbage" ? undefined : gpt));

    const { cohen_kappa } = expected["gpt-3.5_kappa_vs_majority_unparseable_as_own_class"];
    expectMacro(asValue, expected["gpt-3.5-turbo_vs_majority"]);
    expectValue(asValue.comparison?.cohenKappa, cohen_kappa);
    expectMacro(dropped, expected["gpt-3.5-turbo_vs_majority_unparseable_dropped"]);
  });
});

test.skipIf(!hasSharedData)("350 conversations of DICES and 123 raters without ids agree as published", () => {
  const { expected, ratings } = givenDices();

  const found = agreementOf({ ratings, level: "nominal", seed: 1 });

  expect(found).toMatchObject({ items: expected.items, ratings: expected.ratings, raters: 0, pairs: [] });
  expect(Object.fromEntries(found.values.map(({ value, count }) => [value, count]))).toEqual(expected.label_counts);
  expectValue(found.nominalAlpha, expected.krippendorff_nominal);
  expectValue(found.fleissKappa, expected.fleiss.fleiss_kappa);
  expectValue(found.percentAgreement, expected.fleiss.P_bar);
});

test.skipIf(!hasSharedData)("a judge of DevAI stands to people as published, together and by category", () => {
  const { expected, answers } = givenDevai();

  expectBinary(judgeAgainstPeople(answers), expected.judge_vs_human);
  for (const [category, wanted] of Object.entries(expected.by_category)) {
    expectBinary(judgeAgainstPeople(answers.filter((answer) => answer.category === category)), wanted);
  }
});

function expectValue(estimate: Estimate | undefined, wanted: number | null): void {
  const value = estimate === undefined || estimate.kind === "undefined" ? null : estimate.value;

  if (value === null || wanted === null) expect(value).toBe(wanted);
  else expect(Math.abs(value - wanted)).toBeLessThan(1e-9);
}

function expectMacro({ comparison }: Agreement, wanted: z.infer<typeof Macro>): void {
  expectValue(comparison?.accuracy, wanted.accuracy);
  expectValue(comparison?.precision, wanted.macro_precision);
  expectValue(comparison?.recall, wanted.macro_recall);
  expectValue(comparison?.f1, wanted.macro_f1);
}

function expectBinary({ comparison }: Agreement, wanted: z.infer<typeof Binary>): void {
  expect(comparison).toMatchObject({ values: ["false", "true"], positive: "true", reference: "human" });
  expect(comparison?.matrix).toEqual([
    [wanted.tn, wanted.fp],
    [wanted.fn, wanted.tp],
  ]);
  for (const score of ["accuracy", "precision", "recall", "f1", "specificity"] as const) {
    expectValue(comparison?.[score], wanted[score]);
  }
  expectValue(comparison?.balancedAccuracy, wanted.balanced_accuracy);
  expectValue(comparison?.cohenKappa, wanted.cohen_kappa);
}

interface PandalmRow {
  readonly item: string;
  readonly people: readonly string[];
  readonly pandalm: string;
  readonly gpt: string;
}

function givenPandalm() {
  const read = <Row>(name: string, row: z.ZodType<Row>): Row[] => z.array(row).parse(shared(`pandalm/${name}`));
  const tuned = read("pandalm-7b.first300.json", z.object({ idx: z.int(), pandalm_result: z.int() }));
  const gpt = read("gpt-3.5-turbo.first300.json", z.object({ idx: z.int(), gpt_result: z.string() }));
  const people = read(
    "testset-v1.first300.json",
    z.object({ idx: z.int(), annotator1: z.int(), annotator2: z.int(), annotator3: z.int() }),
  );
  const rows = people.map(({ idx, annotator1, annotator2, annotator3 }): PandalmRow => {
    const said = gpt.find((row) => row.idx === idx)?.gpt_result ?? "";

    return {
      item: String(idx),
      people: [annotator1, annotator2, annotator3].map(String),
      pandalm: String(tuned.find((row) => row.idx === idx)?.pandalm_result),
      gpt: said === "Tie" ? "0" : said,
    };
  });

  return { expected: givenExpected()["pandalm first 300"], rows };
}

function againstMajority(rows: readonly PandalmRow[], judged: (row: PandalmRow) => string | undefined): Agreement {
  const ratings = rows.flatMap((row): Rating[] => {
    const answer = judged(row);
    const majority = row.people.find((one, at) => row.people.indexOf(one) !== at) ?? "none";

    return [
      { item: row.item, rater: "majority", value: majority },
      ...(answer === undefined ? [] : [{ item: row.item, rater: "judge", value: answer }]),
    ];
  });

  return agreementOf({ ratings, level: "nominal", seed: 1 });
}

function givenDices() {
  const name = "judge-bench/dices_350_crowdsourced.labels-only.json";
  const scores = z.object({ individual_human_scores: z.array(z.string()) });
  const { instances } = z
    .object({ instances: z.array(z.object({ id: z.int(), annotations: z.object({ safety: scores }) })) })
    .parse(shared(name));
  const ratings = instances.flatMap(({ id, annotations }) =>
    annotations.safety.individual_human_scores.map((value): Rating => ({ item: String(id), rater: undefined, value })),
  );

  return { expected: givenExpected()[name], ratings };
}

interface DevaiAnswer {
  readonly item: string;
  readonly category: string;
  readonly human: boolean;
  readonly judge: boolean;
}

function givenDevai() {
  const Requirement = z.object({ requirement_id: z.int(), category: z.string().optional(), satisfied: z.boolean() });
  const Task = z.object({ _file: z.string(), requirements: z.array(Requirement) });
  const read = (who: string) =>
    text(`agent-as-a-judge/MetaGPT.${who}_as_a_judge.jsonl`)
      .trim()
      .split("\n")
      .map((line) => Task.parse(JSON.parse(line)))
      .flatMap(({ _file, requirements }) =>
        requirements.map((requirement) => ({ item: `${_file} ${requirement.requirement_id}`, ...requirement })),
      );
  const judged = new Map(read("agent").map(({ item, satisfied }) => [item, satisfied]));
  const answers = read("human").map(
    ({ item, category, satisfied }): DevaiAnswer => ({
      item,
      category: category ?? "(missing)",
      human: satisfied,
      judge: judged.get(item) ?? false,
    }),
  );

  return { expected: givenExpected()["agent-as-a-judge/MetaGPT"], answers };
}

function judgeAgainstPeople(answers: readonly DevaiAnswer[]): Agreement {
  const ratings = answers.flatMap(({ item, human, judge }): Rating[] => [
    { item, rater: "human", value: String(human) },
    { item, rater: "judge", value: String(judge) },
  ]);

  return agreementOf({ ratings, level: "nominal", seed: 1 });
}

function givenExpected(): z.infer<typeof Expected> {
  return Expected.parse(shared("expected-shared.json"));
}

function shared(name: string): unknown {
  return JSON.parse(text(name));
}

function text(name: string): string {
  return readFileSync(resolve(folder, name), "utf8");
}
