import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { groupBy } from "@/lib/filter/group-by";
import { compareWithBaseline } from "./compare-with-baseline";
import { type ProblemTries, passCurve } from "./pass-curve";
import { whyNotTrials } from "./why-not-trials";

const folder = resolve(import.meta.dirname, "../../../shared/data");
const hasSharedData = existsSync(resolve(folder, "expected-shared.json"));

const Shares = z.record(z.string(), z.number());
const TAU = "tau-bench/gpt-4o-airline.tasks-0-24.json.gz";
const PAIR = "tau2-bench paired airline gpt-4.1 vs fine-tuned";
const Curve = z.object({ tasks: z.int(), trials: z.int(), successes: z.int(), pass_at_k: Shares, pass_hat_k: Shares });
const Expected = z.object({
  [TAU]: Curve,
  "tau2-bench": z.object({
    "ft_airline_default_1trials.json": Curve.extend({ wilson95_trials_pooled: z.tuple([z.number(), z.number()]) }),
    "gpt-4.1_telecom_no-user_4trials_5tasks.json": Curve,
  }),
  [PAIR]: z.object({
    common_tasks: z.int(),
    base: z.int(),
    finetuned: z.int(),
    wins: z.int(),
    losses: z.int(),
    ties: z.int(),
    mcnemar_exact_two_sided_p: z.number(),
  }),
  intercode: z.record(z.string(), z.object({ files: z.array(z.string()), tasks: z.int(), success_rate: z.number() })),
});

interface Trial {
  readonly problem: string;
  readonly isSuccess: boolean;
}

const Rows = z.array(z.object({ task_id: z.int(), reward: z.number() }));
const Simulations = z.object({
  simulations: z.array(z.object({ task_id: z.string(), reward_info: z.object({ reward: z.number() }) })),
});
const Logs = z.record(z.string(), z.object({ summary: z.object({ max_reward: z.number() }) }));
const Environments = z.array(z.object({ name: z.string(), is_success: z.boolean() }));

function readJson(name: string): unknown {
  const bytes = readFileSync(resolve(folder, name));

  return JSON.parse((name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString());
}

function tauTrials(): Trial[] {
  return Rows.parse(readJson(TAU)).map(({ task_id, reward }) => ({
    problem: String(task_id),
    isSuccess: reward === 1,
  }));
}

function tau2Trials(name: string): Trial[] {
  const { simulations } = Simulations.parse(readJson(`tau2-bench/${name}`));

  return simulations.map((row) => ({ problem: row.task_id, isSuccess: row.reward_info.reward === 1 }));
}

function triesOf(trials: readonly Trial[]): ProblemTries[] {
  return [...groupBy(trials, ({ problem }) => problem)].map(([problem, of]) => {
    return { problem, rollouts: of.length, successes: of.filter(({ isSuccess }) => isSuccess).length };
  });
}

function valuesOf(trials: readonly Trial[], ks: readonly number[]) {
  return passCurve(triesOf(trials), { ks, seed: 1 }).map(({ k, passAtK, passHatK }) => {
    if (passAtK.kind === "undefined" || passHatK.kind === "undefined") throw new Error("There is no value.");
    return { k, at: passAtK.value, hat: passHatK.value };
  });
}

describe.skipIf(!hasSharedData)("published results in the shared samples", () => {
  const expected = () => Expected.parse(readJson("expected-shared.json"));

  test.each([
    ["tau-bench", () => expected()[TAU], tauTrials],
    [
      "tau2-bench telecom",
      () => expected()["tau2-bench"]["gpt-4.1_telecom_no-user_4trials_5tasks.json"],
      () => tau2Trials("gpt-4.1_telecom_no-user_4trials_5tasks.json"),
    ],
  ])("%s: pass@k and pass^k", (_, wanted, trials) => {
    const { pass_at_k, pass_hat_k } = wanted();

    for (const { k, at, hat } of valuesOf(trials(), [1, 2, 3, 4])) {
      expect(Math.abs(at - (pass_at_k[k] ?? Number.NaN))).toBeLessThan(1e-9);
      expect(Math.abs(hat - (pass_hat_k[k] ?? Number.NaN))).toBeLessThan(1e-9);
    }
  });

  test("tau-bench: pass^1..4 = 0.31, 0.19333, 0.17, 0.16 and pass@1..4 = 0.31, 0.42667, 0.52, 0.60", () => {
    const found = valuesOf(tauTrials(), [1, 2, 3, 4]);

    expect(found.map(({ hat }) => Number(hat.toFixed(5)))).toEqual([0.31, 0.19333, 0.17, 0.16]);
    expect(found.map(({ at }) => Number(at.toFixed(5)))).toEqual([0.31, 0.42667, 0.52, 0.6]);
  });

  test("tau2-bench airline: one trial a task has the expected Wilson interval", () => {
    const name = "ft_airline_default_1trials.json";
    const [low, high] = expected()["tau2-bench"][name].wilson95_trials_pooled;

    const [one] = passCurve(triesOf(tau2Trials(name)), { ks: [1], seed: 1 });

    expect(one?.passAtK).toMatchObject({ interval: { low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) } });
  });

  test("tau2-bench airline pair: wins, losses, ties and p", () => {
    const wanted = expected()[PAIR];
    const base = triesOf(tau2Trials("gpt-4.1_airline_default_1trials.json"));
    const finetuned = triesOf(tau2Trials("ft_airline_default_1trials.json"));

    const [pair] = compareWithBaseline(base, [finetuned], 1);

    expect(pair).toMatchObject({
      common: wanted.common_tasks,
      onlyA: 0,
      onlyB: 0,
      wins: wanted.wins,
      losses: wanted.losses,
      ties: wanted.ties,
      test: "mcnemar",
      p: wanted.mcnemar_exact_two_sided_p,
      a: expect.closeTo(wanted.base / wanted.common_tasks, 12),
      b: expect.closeTo(wanted.finetuned / wanted.common_tasks, 12),
    });
  });

  test("InterCode: the share of solved tasks, whose turns are one trial", () => {
    for (const { files, tasks, success_rate } of Object.values(expected().intercode)) {
      const trials = files.flatMap((file) =>
        Object.entries(Logs.parse(readJson(file.replace("shared/", "")))).map(([key, { summary }]) => {
          return { problem: `${file} ${key}`, isSuccess: summary.max_reward === 1 };
        }),
      );
      const [one] = valuesOf(trials, [1]);

      expect(trials.length).toBe(tasks);
      expect(Math.abs((one?.at ?? Number.NaN) - success_rate)).toBeLessThan(1e-9);
    }
  });

  test("Reflexion: attempts that carry what is solved forward are refused, tau-bench's trials are not", () => {
    const logs = "reflexion-alfworld/base_run_logs";
    const attempts = readdirSync(join(folder, logs))
      .toSorted()
      .map((name) => Environments.parse(readJson(`${logs}/${name}`)).map((row) => row.is_success));
    const carried = (attempts[0] ?? []).map((__, at) => attempts.map((trial) => trial[at] ?? false));
    const tried = [...groupBy(tauTrials(), ({ problem }) => problem).values()].map((of) =>
      of.map(({ isSuccess }) => isSuccess),
    );

    expect(whyNotTrials(carried.map(groupOf))).toContain("all 17 problems");
    expect(whyNotTrials(tried.map(groupOf))).toBeUndefined();
  });
});

function groupOf(outcomes: readonly boolean[]) {
  const first = outcomes.indexOf(true);

  return {
    problem: "p",
    run: "r",
    rollouts: outcomes.length,
    trialIds: outcomes.length,
    successes: outcomes.filter(Boolean).length,
    isRising: first > 0 && outcomes.slice(first).every(Boolean),
  };
}
