import { expect, test } from "vitest";
import { factsOf, PUBLISHED_FACTS, publishedMetric } from "./published-training";

test.each([
  ["kl", "kl"],
  ["train/approx_kl", "kl"],
  ["KL-divergence", "kl"],
  ["rewards/mean", "mean_reward"],
  ["mean reward", "mean_reward"],
  ["rule_score", "rule_score"],
  ["eval/hallucinated product ids", "hallucinated_ids"],
  ["partial_successes", "partial_successes"],
  ["strict_success", "strict_success"],
  ["ASR", "success_rate"],
])("“%s” is %s", (name, metric) => {
  expect(publishedMetric(name)).toBe(metric);
});

test.each(["loss", "grad_norm", "klx", "", "constructor"])("the paper says nothing of “%s”", (name) => {
  expect(publishedMetric(name)).toBeUndefined();
  expect(factsOf(name, 1)).toEqual([]);
});

test("the facts are those of the paper", () => {
  expect(PUBLISHED_FACTS.map(({ id, place }) => [id, place])).toEqual([
    ["v17-success_rate", { kind: "band", low: 0.4, high: 0.43 }],
    ["v17-kl", { kind: "band", low: 17, high: 21 }],
    ["v18-kl", { kind: "band", low: 1, high: 2 }],
    ["v18-mean_reward", { kind: "said" }],
    ["v19-rule_score", { kind: "change", from: 0.02, to: 0.42 }],
    ["v19-hallucinated_ids", { kind: "change", from: 14, to: 0 }],
    ["v19-partial_successes", { kind: "change", from: 0, to: 24 }],
    ["v19-strict_success", { kind: "level", value: 0 }],
  ]);
});

test("a success rate in percent has its band in percent, partial successes as a share have a share", () => {
  expect(factsOf("asr", 38)).toMatchObject([{ place: { low: 40, high: 43 } }]);
  expect(factsOf("asr", 0.38)).toMatchObject([{ place: { low: 0.4, high: 0.43 } }]);
  expect(factsOf("partial_successes", 0.3)).toMatchObject([{ place: { from: 0, to: 0.5 } }]);
  expect(factsOf("partial_successes", 12)).toMatchObject([{ place: { to: 24 } }]);
});
