import { expect, test } from "vitest";
import type { Step } from "@/lib/domain/step";
import type { Candidate } from "@/lib/exporters/exporter";
import { aCandidate, aContext } from "@/lib/exporters/fixtures/given-candidate";
import { aClaim, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { stepRlExporter } from "./step-rl-exporter";

const search = aClaim("find_product", { q: "magnet" });
const STEPS: readonly Partial<Step>[] = [
  { role: "user", text: "Find a magnet." },
  { claimed: [search] },
  { text: "Let me think." },
  { claimed: [aClaim("view", { id: "1" }), aClaim("terminate", {})] },
];
const of = (steps = STEPS, over: Partial<Candidate> = {}) =>
  aCandidate(
    aTrajectory(steps, [], {
      problem: { key: "p9", query: "Find a magnet.", reward: { product_id: "SECRET" } },
      outcome: { level: "success", axes: {} },
    }),
    over,
  );
const written = (candidate: Candidate, chosen = {}) => stepRlExporter.write([candidate], aContext("step-rl", chosen));
const rowsOf = (answer: ReturnType<typeof written>) => (answer.kind === "rows" ? answer.rows : []);

test("each turn with calls is a row: its number, what came before it, and the calls it made", () => {
  const answer = written(of());

  expect(rowsOf(answer)).toMatchObject([
    {
      problem_id: "p9",
      group_key: "p9",
      step_index: 1,
      messages_prefix: [{ role: "user" }],
      reference_action: [{ name: "find_product", parameters: { q: "magnet" } }],
      reference_source: "t:1",
    },
    {
      step_index: 3,
      messages_prefix: [{ role: "user" }, { role: "assistant" }, { role: "tool" }, { role: "assistant" }],
      reference_action: [
        { name: "view", parameters: { id: "1" } },
        { name: "terminate", parameters: {} },
      ],
    },
  ]);
  expect(answer.figures).toEqual({ stepsWithoutCalls: 1, stepsUnreadable: 0, stepsTooLong: 0 });
});

test("the reward spec is named and never told; a problem without one has none", () => {
  expect(rowsOf(written(of()))[0]).toMatchObject({ outcome_reward_spec: "problem:p9" });
  expect(JSON.stringify(written(of()))).not.toContain("SECRET");
  expect(rowsOf(written(of(STEPS, { rewardSpecId: undefined })))[0]).toMatchObject({ outcome_reward_spec: null });
});

test("the arguments of a reference are those of the same call in a later prefix, to the digit", () => {
  const args = '{"order_id": 12345678901234567891, "amount": 188.0, "2": "b", "1": "a"}';
  const pay = aClaim("pay", JSON.parse(args), { argsJson: args });
  const [row, later] = rowsOf(written(of([{ claimed: [pay, search] }, { claimed: [search] }])));

  const line = stepRlExporter.line(row ?? {});
  expect(line).toContain(
    `"reference_action":[{"name":"pay","parameters":${args}},{"name":"find_product","parameters":{"q":"magnet"}}],"reference`,
  );
  expect(stepRlExporter.fault(JSON.parse(line))).toBeUndefined();
  expect(later).toMatchObject({
    messages_prefix: [{}, { tool_calls: [{ function: { arguments: args } }, {}] }, {}, {}],
  });
});

test("a step whose prefix is too long, or whose arguments cannot be read, is counted and left out", () => {
  const broken = { ...search, args: undefined, argsText: '{"q": ' };
  const { args: _, ...unreadable } = broken;

  expect(written(of([{ claimed: [unreadable] }, { claimed: [search] }])).figures).toMatchObject({ stepsUnreadable: 1 });
  const context = { ...aContext("step-rl"), countTokens: (text: string) => (text.includes("think") ? 14_337 : 1) };
  const short = stepRlExporter.write([of()], context);
  expect(rowsOf(short)).toHaveLength(1);
  expect(short.figures).toMatchObject({ stepsTooLong: 1 });
});

test("what did not succeed is no reference unless every approved rollout is", () => {
  const failed = of();
  const candidate = { ...failed, trajectory: { ...failed.trajectory, outcome: { level: "fail", axes: {} } } } as const;

  expect(written(candidate)).toMatchObject({ reason: "Its outcome is no success, so its calls are no reference." });
  expect(rowsOf(written(candidate, { reference: "any" }))).toHaveLength(2);
});

test("a trajectory without any call is left out with what was counted", () => {
  expect(written(of([{ text: "Done." }]))).toEqual({
    kind: "left_out",
    reason: "No turn of it holds calls that can be read behind a prefix of that length.",
    figures: { stepsWithoutCalls: 1, stepsUnreadable: 0, stepsTooLong: 0 },
  });
});

test.each([
  [{ step_index: 0 }, "The row’s step_index is no whole number from 1 on."],
  [{ step_index: 2 }, "The row’s step_index is not that of its prefix."],
  [{ reference_action: [] }, "The row’s reference_action holds no call."],
  [{ reference_action: [{ name: "x" }] }, "A call of the row’s reference_action has no name or no parameters."],
  [{ outcome_reward_spec: { product_id: "1" } }, "The row tells a reward spec instead of its id."],
] as const)("the check tells %j", (over, sentence) => {
  expect(stepRlExporter.fault({ ...rowsOf(written(of()))[0], ...over })).toBe(sentence);
});

test("a call that nothing was said before is counted, and the steps behind it stay", () => {
  const answer = written(of([{ claimed: [search] }, { role: "user", text: "A magnet?" }, { claimed: [search] }]));

  expect(rowsOf(answer)).toMatchObject([
    { step_index: 2, messages_prefix: [{ role: "assistant" }, { role: "tool" }, { role: "user" }] },
  ]);
  expect(answer.figures).toEqual({
    ...{ stepsWithoutCalls: 0, stepsUnreadable: 0, stepsTooLong: 0 },
    stepsWithoutPrompt: 1,
  });
});

test("where that call is the only one, the trajectory is left out with what was counted", () => {
  expect(written(of([{ claimed: [search] }, { role: "user", text: "A magnet?" }]))).toMatchObject({
    kind: "left_out",
    reason: expect.stringContaining("No turn of it holds calls"),
    figures: { stepsWithoutPrompt: 1 },
  });
});
