import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Trajectory } from "@/lib/domain/trajectory";
import { mapRecord } from "@/lib/importers/sn15/map-record";
import { shapeOf } from "@/lib/importers/sn15/record-shape";
import { analyseTrajectory } from "./analyse-trajectory";
import { logEntries } from "./log-entries";
import { richness } from "./richness";
import { signalPlaces } from "./signal-places";
import { loadTokenCounter } from "./tokens/load-token-counter";
import { renderChat } from "./tokens/render-chat";

const folder = resolve(import.meta.dirname, "../../../shared/data/sn15");
const hasSharedData = existsSync(folder);

const Count = z.object({ agentic_richness: z.number().nullable(), total_dispatch_count: z.int() });
const EarlyCount = Count.extend({ llm_emitted_count: z.int() });
const Cases = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      bundle: z.unknown(),
      expected: z.object({
        early_per_step: EarlyCount,
        early_flattened: EarlyCount,
        nonce: Count.extend({ valid_count: z.int() }),
      }),
    }),
  ),
});
const Prompt = z.object({ role: z.enum(["system", "user"]), content: z.string() });
const Triple = z.tuple([z.number().nullable(), z.int(), z.int()]);
const Expected = z.object({
  bundles: z.record(
    z.string(),
    z.object({ richness_early_per_step: Triple, richness_early_flattened: Triple, richness_nonce: Triple }),
  ),
});

const shared = (name: string): unknown =>
  hasSharedData ? JSON.parse(readFileSync(resolve(folder, name), "utf8")) : { cases: [], bundles: {} };
const imported = (record: unknown): Trajectory =>
  mapRecord(shapeOf(record), { fileName: "shared.json", recordIndex: 0 });
const rounded = (ratio: number | null) => (ratio === null ? null : Math.round(ratio * 1e6) / 1e6);

describe.skipIf(!hasSharedData)("the 44 shared richness cases", () => {
  const { cases } = Cases.parse(shared("richness-cases.json"));

  test("there are 44 of them", () => {
    expect(cases).toHaveLength(44);
  });

  test.each(cases.map((entry) => [entry.id, entry.title, entry] as const))(
    "%s: %s",
    (_id, _title, { bundle, expected }) => {
      const answer = richness(logEntries(imported(bundle)));

      expect({
        early: { ...answer.early, ratio: rounded(answer.early.ratio) },
        flattened: { ...answer.flattened, ratio: rounded(answer.flattened.ratio) },
        nonce: { ...answer.nonce, ratio: rounded(answer.nonce.ratio) },
      }).toEqual({
        early: early(expected.early_per_step),
        flattened: early(expected.early_flattened),
        nonce: {
          ratio: rounded(expected.nonce.agentic_richness),
          credited: expected.nonce.valid_count,
          dispatches: expected.nonce.total_dispatch_count,
        },
      });
    },
  );
});

describe.skipIf(!hasSharedData)("the three published prompts", () => {
  const Line = z.object({ id: z.string(), messages: z.array(Prompt), tools: z.array(z.unknown()) });
  const Turn = z.object({ id: z.string(), input_tokens: z.int() });
  const lines = <T>(name: string, schema: z.ZodType<T>) =>
    hasSharedData
      ? readFileSync(resolve(folder, name), "utf8")
          .trim()
          .split("\n")
          .map((line) => schema.parse(JSON.parse(line)))
      : [];
  const turns = lines("hf-sft-model-first-turns.jsonl", Turn);

  test.each(lines("hf-sft15k-eval-prefixes.jsonl", Line))(
    "$id has the tokens that the published model was given",
    async (row) => {
      const count = await loadTokenCounter();

      expect(count(`${renderChat(row)}<|im_start|>assistant\n`)).toBe(
        turns.find(({ id }) => id === row.id)?.input_tokens,
      );
    },
  );
});

function early(count: z.infer<typeof EarlyCount>) {
  return {
    ratio: rounded(count.agentic_richness),
    credited: count.llm_emitted_count,
    dispatches: count.total_dispatch_count,
  };
}

describe.skipIf(!hasSharedData)("the six shared bundles", () => {
  const { bundles } = Expected.parse(shared("bundle-expected.json"));
  const analyse = (name: string) => analysisOf(imported(shared(`bundle-${name}.json`)));
  const analysisOf = (trajectory: Trajectory) =>
    analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, (text) => text.length / 4);

  test.each(Object.entries(bundles))("%s has the richness that its makers computed", (name, expected) => {
    const { early: early1, flattened, nonce } = analyse(name).richness;

    expect([early1.ratio, early1.credited, early1.dispatches]).toEqual(expected.richness_early_per_step);
    expect([flattened.ratio, flattened.credited, flattened.dispatches]).toEqual(expected.richness_early_flattened);
    expect([nonce.ratio, nonce.credited, nonce.dispatches]).toEqual(expected.richness_nonce);
  });

  test.each([
    ["axis_a_xml_product", "agentic", "share_at_least_agentic", { model: 2 }],
    ["axis_a_xml_product_tie", "agentic", "share_at_least_agentic", { model: 2 }],
    ["axis_a_xml_shop_composite", "agentic", "share_at_least_agentic", { macro: 3 }],
    ["axis_a_native_nonce_product", "agentic", "share_at_least_agentic", { model: 2, retry: 1 }],
    ["hybrid_voucher", "review", "share_between", { model: 1, code: 2 }],
    ["axis_b_product", "sub_task", "no_inference_with_calls", { code: 4 }],
  ] as const)("%s gets the verdict it was made for: %s", (name, verdict, rule, attribution) => {
    const analysis = analyse(name);

    expect(analysis.verdict).toMatchObject({ verdict, rule });
    expect(analysis.attribution).toEqual({
      model: 0,
      macro: 0,
      retry: 0,
      code: 0,
      unknown: 0,
      phantom: 0,
      ...attribution,
    });
    expect(analysis.rejects).toEqual([]);
  });

  test.each([
    ["is cut", (answer: string) => answer.replaceAll("</tool_call>", "")],
    ["was named in the thought before", (answer: string) => answer.replace("<think>", "<think>A <tool_call> block: ")],
  ])(
    "the model's calls stay its own where the tag of its calls %s, which the calculators do not read",
    (_how, change) => {
      const { steps } = imported(shared("bundle-axis_a_xml_product.json"));
      const changed = steps.map((step) => ({
        ...step,
        logged: step.logged.map((call) =>
          call.path.startsWith("/inference")
            ? { ...call, response: JSON.parse(change(JSON.stringify(call.response))) }
            : call,
        ),
      }));
      const analysis = analysisOf({ ...imported(shared("bundle-axis_a_xml_product.json")), steps: changed });

      expect(analysis.verdict).toMatchObject({ verdict: "agentic", rule: "share_at_least_agentic" });
      expect(analysis.attribution).toMatchObject({ model: 2, code: 0, unknown: 0 });
      expect(analysis.richness.flattened).toMatchObject({ credited: 0, dispatches: 2 });
    },
  );

  test.each(Object.keys(bundles))("%s shows where its signals come from, as many places as they count", (name) => {
    const trajectory = imported(shared(`bundle-${name}.json`));
    const analysis = analysisOf(trajectory);
    const { depth, reformulations, unseenIds, views } = signalPlaces(trajectory.steps, analysis);
    const { signals } = analysis;

    expect([depth.length, reformulations.length]).toEqual([signals.depth, signals.reformulations]);
    expect([unseenIds.length > 0, views.length > 0]).toEqual([(signals.unseenIds ?? 0) > 0, signals.verification]);
  });

  test("an id that the agent views though no search found it is unseen", () => {
    const { signals, ids } = analyse("axis_a_xml_product");

    expect(signals.unseenIds).toBe(1);
    expect(ids["4983061028"]).toEqual({ inQuery: false, viewedStep: 1, firstSeenStep: 1, recommended: false });
  });
});
