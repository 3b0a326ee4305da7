import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { toChat } from "@/lib/exporters/chat/to-chat";
import { mapAxes } from "@/lib/importers/attached/map-axes";
import { mapOutcome } from "@/lib/importers/attached/map-outcome";
import { importBytes } from "@/lib/importers/import-bytes";

const folder = resolve(import.meta.dirname, "../../../../shared/data/sn15");
const hasSharedData = existsSync(folder);
const read = (name: string): Uint8Array => readFileSync(resolve(folder, name));

async function trajectories(name: string) {
  const file = await importBytes(read(name), name);
  if (file.kind === "refused") throw new Error(file.why);
  return file.outcomes.map((outcome) => {
    if (outcome.kind === "rejected") throw new Error(outcome.reason);
    return outcome.value;
  });
}

const BUNDLES = [
  "axis_a_xml_product",
  "axis_a_xml_product_tie",
  "axis_a_xml_shop_composite",
  "hybrid_voucher",
  "axis_b_product",
  "axis_a_native_nonce_product",
];

describe.skipIf(!hasSharedData)("the shared SN15 files", () => {
  test.each(BUNDLES)("bundle %s is read whole, and its tagged texts are not stored twice", async (name) => {
    const [bundle] = await trajectories(`bundle-${name}.json`);

    expect(bundle?.hasLog).toBe(true);
    expect(bundle?.notes).toEqual([]);
    expect(bundle?.steps.every((step) => step.role === "agent" && step.rawText === undefined)).toBe(true);
    expect(bundle?.steps.flatMap((step) => step.claimed).every((call) => call.result !== undefined)).toBe(true);
  });

  test("six envelopes give six trajectories, the failed and the timed-out run among them", async () => {
    const rows = await trajectories("output-envelopes.jsonl");

    expect(rows.map((row) => [row.status, row.steps.length])).toEqual([
      ["completed", 3],
      ["completed", 3],
      ["completed", 2],
      ["completed", 3],
      ["failed", 0],
      ["timed_out", 0],
    ]);
  });

  test("what tools answered goes out with its numbers as they stand in the file", async () => {
    const said = (await trajectories("output-envelopes.jsonl"))
      .flatMap((row) => toChat(row).messages)
      .flatMap((message) => (message.role === "tool" ? [message.content] : []));

    for (const price of ["188.0", "163.0", "196.0"]) expect(said.join("\n")).toContain(`"price": ${price}`);
  });

  test("the legacy list and ShoppingBench's own rollout are told apart", async () => {
    const [legacy] = await trajectories("output-legacy-list.jsonl");
    const [rollout] = await trajectories("shoppingbench-rollout-original-format.jsonl");

    expect(legacy).toMatchObject({ format: "sn15", shape: "legacy-list", hasLog: true });
    expect(rollout).toMatchObject({ format: "shoppingbench", status: "completed", hasLog: false });
    expect(rollout?.steps[0]?.role).toBe("system");
    expect(rollout?.steps.flatMap((step) => step.claimed).every((call) => call.result !== undefined)).toBe(true);
  });

  test("chat prefixes bring their messages and flat tools; a white-space variant of a query is the same problem", async () => {
    const rows = await trajectories("hf-sft15k-eval-prefixes.jsonl");

    expect(rows.map((row) => [row.format, row.steps.length, row.tools?.length])).toEqual(Array(3).fill(["chat", 2, 4]));
    expect(new Set(rows.map((row) => row.problem.key)).size).toBe(2);
  });

  test.each([
    "request-log-with-attempts.jsonl",
    "inference-stats.jsonl",
    "richness-cases.json",
    "atif-v1.7-minimal.json",
  ])("%s is refused", async (name) => {
    expect((await importBytes(read(name), name)).kind).toBe("refused");
  });

  const Expected = z.object({
    bundles: z.record(
      z.string(),
      z.object({ problem_id: z.string(), score_dict: z.record(z.string(), z.number()), success: z.boolean() }),
    ),
  });
  const Problems = z.array(z.looseObject({ problem_id: z.string(), category: z.string(), reward: z.unknown() }));

  test("the scorer's numbers give success everywhere, n/a where nothing was asked and no axis that failed", () => {
    const { bundles } = Expected.parse(JSON.parse(new TextDecoder().decode(read("bundle-expected.json"))));
    const problems = Problems.parse(JSON.parse(new TextDecoder().decode(read("problems-for-bundles.json"))));

    for (const bundle of Object.values(bundles)) {
      const problem = problems.find((candidate) => candidate.problem_id === bundle.problem_id);
      const task = { bucket: problem?.category.toLowerCase(), reward: problem?.reward };

      expect(mapOutcome({ score_dict: bundle.score_dict }, task).level).toBe(bundle.success ? "success" : "fail");
      expect(Object.values(mapAxes(bundle.score_dict, task))).not.toContain("fail");
    }
    expect(mapAxes(bundles["axis_a_xml_shop_composite"]?.score_dict ?? {}, taskOf(problems[1]))).toMatchObject({
      service: "pass",
      price: "n/a",
      sku: "n/a",
      attribute: "n/a",
      shop: "pass",
      budget: "n/a",
    });
  });
});

function taskOf(problem: { readonly category: string; readonly reward: unknown } | undefined) {
  return { bucket: problem?.category.toLowerCase(), reward: problem?.reward };
}
