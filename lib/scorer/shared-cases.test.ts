import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { importBytes } from "@/lib/importers/import-bytes";
import { documentsSeen } from "@/lib/scorer/documents-seen";
import type { TitleSimilarity } from "./count-axes";
import { readProductDocument } from "./product-document";
import { recommendedIds } from "./recommended-ids";
import { readRewardSpecs } from "./reward-spec";
import { scoreDict } from "./score-dict";
import { callsOf, formatScore, lengthScore, readScoredSteps } from "./score-form";
import { SCORED_BUCKETS, scoreOutcome } from "./score-outcome";
import { SCORING_RULES } from "./scoring-version";
import { readVoucher } from "./voucher";

const folder = resolve(import.meta.dirname, "../../../shared/data/sn15");
const read = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, name), "utf8"));
const Scores = z.record(z.string(), z.number());
const Cases = z.object({
  catalogue: z.record(z.string(), z.unknown()),
  title_similarity: z.array(z.object({ product_title: z.string(), reward_title: z.string(), cosine: z.number() })),
  cases: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      task: z.enum(SCORED_BUCKETS),
      reward: z.unknown(),
      voucher: z.unknown(),
      dialogue: z.array(z.unknown()),
      title_similarity: z.string(),
      expected: z.object({ score_dict: Scores, success: z.boolean() }),
    }),
  ),
});
const Expected = z.object({
  bundles: z.record(z.string(), z.object({ problem_id: z.string(), score_dict: Scores, success: z.boolean() })),
});
const Problems = z.array(
  z.object({
    problem_id: z.string(),
    category: z.string(),
    reward: z.unknown(),
    voucher: z.unknown().optional(),
  }),
);

interface Scored {
  readonly dialogue: readonly unknown[];
  readonly task: (typeof SCORED_BUCKETS)[number];
  readonly reward: unknown;
  readonly voucher: unknown;
}

/** The whole score as upstream writes it, rounded as its file is. */
function score(given: Scored, lookUp: Parameters<typeof scoreOutcome>[2]["lookUp"], similarity: TitleSimilarity) {
  const steps = readScoredSteps(given.dialogue);
  const voucher = readVoucher(given.voucher);
  const task = {
    bucket: given.task,
    rewards: readRewardSpecs(given.reward),
    ...(voucher === undefined ? {} : { voucher }),
  };
  const ids = recommendedIds(steps.flatMap(callsOf), SCORING_RULES.sn15);
  const outcome = scoreOutcome(task, ids, { version: "sn15", lookUp, similarity });
  const numbers = { length: lengthScore(steps), format: formatScore(steps), ...scoreDict(outcome) };

  return {
    success: outcome.success,
    score_dict: Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Math.round(value * 1e6) / 1e6])),
  };
}

describe.skipIf(!existsSync(folder))("the shared cases of the outcome scorer", () => {
  const given = existsSync(folder) ? Cases.parse(read("scorer-cases.json")) : undefined;

  test("there are 28 of them", () => {
    expect(given?.cases).toHaveLength(28);
  });

  test.each((given?.cases ?? []).map((one) => [one.id, one.title, one] as const))("%s: %s", (_id, _title, one) => {
    const similarity: TitleSimilarity = (product, wanted) =>
      one.title_similarity === "no embedding model"
        ? undefined
        : given?.title_similarity.find((row) => row.product_title === product.title && row.reward_title === wanted)
            ?.cosine;
    const lookUp = (id: string) => readProductDocument(given?.catalogue[id]);

    const { score_dict, success } = score(one, lookUp, similarity);

    expect(score_dict).toEqual(one.expected.score_dict);
    // Without an embedding model the scorer answers no; titles alone could not have made it a yes here.
    expect(success).toBe(one.expected.success ? "yes" : "no");
  });

  test.each(Object.keys(existsSync(folder) ? Expected.parse(read("bundle-expected.json")).bundles : {}))(
    "bundle %s, from the products its own results tell of",
    async (name) => {
      const expected = Expected.parse(read("bundle-expected.json")).bundles[name];
      const problem = Problems.parse(read("problems-for-bundles.json")).find(
        ({ problem_id }) => problem_id === expected?.problem_id,
      );
      const file = await importBytes(readFileSync(resolve(folder, `bundle-${name}.json`)), name);
      const [outcome] = file.kind === "refused" ? [] : file.outcomes;
      if (outcome?.kind !== "imported" || !problem) throw new Error("The bundle was not read.");
      const documents = documentsSeen(outcome.value);
      const { dialogue } = z.object({ dialogue: z.array(z.unknown()) }).parse(read(`bundle-${name}.json`));
      const task = z.enum(SCORED_BUCKETS).parse(problem.category.toLowerCase());

      const scored = score(
        { dialogue, task, reward: problem.reward, voucher: problem.voucher },
        (id) => documents.get(id),
        () => undefined,
      );

      expect(scored).toEqual({ score_dict: expected?.score_dict, success: "yes" });
    },
  );
});
