import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { simulateRows } from "@/lib/demo/simulate-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { sn15Importer } from "@/lib/importers/sn15/sn15-importer";
import { measureProcess } from "./measure-process";

function read(record: unknown) {
  const answer = sn15Importer.read(record, { fileName: "sample.jsonl", recordIndex: 0 });
  if (answer.kind === "rejected") throw new Error(answer.reason);

  return answer.value;
}

const ROWS = [...simulateRows({ seed: 1, problems: 30, rollouts: 1 })].map(({ envelope }) => {
  const trajectory = read(JSON.parse(JSON.stringify(envelope)));

  return { run: String(envelope["run_name"]), trajectory, measures: measureProcess(trajectory, { hasShop: true }) };
});
const of = (agent: string) => ROWS.filter(({ run }) => run.startsWith(agent));

describe("agents of the sample arena", () => {
  test("that loop repeat themselves far more than others", () => {
    const mean = (agent: string) => of(agent).reduce((sum, row) => sum + (row.measures.repeated ?? 0), 0) / 30;

    expect(mean("skerry")).toBeGreaterThan(4);
    expect(mean("harbor-light 1.4")).toBeLessThan(0.5);
  });

  test("that make up ids recommend what they never saw, the others never do", () => {
    const unseen = ROWS.filter(({ measures }) => measures.ungrounded === "unseen");

    expect(new Set(unseen.map(({ run }) => run))).toEqual(new Set(["bright-moor 0.2"]));
    expect(unseen.length).toBeGreaterThan(5);
  });

  test("with protocol faults are the only ones that recommend twice", () => {
    const several = ROWS.filter(({ measures }) => measures.protocol === "several");

    expect(new Set(several.map(({ run }) => run))).toEqual(new Set(["shingle 0.6"]));
  });

  test("without a log have no share of inferences and no unclaimed dispatches", () => {
    for (const { measures } of of("harbor-light 1.0")) {
      expect(measures).not.toHaveProperty("unclaimed");
      expect(measures).not.toHaveProperty("inferenceShare");
    }
  });

  test("say what is paid in voucher tasks alone", () => {
    const judged = ROWS.filter(({ measures }) => measures.voucherClaim !== undefined);

    expect(new Set(judged.map(({ trajectory }) => trajectory.problem.bucket))).toEqual(new Set(["voucher"]));
    expect(new Set(judged.map(({ measures }) => measures.voucherClaim))).toEqual(new Set(["right", "wrong", "unsaid"]));
  });

  test("repeat as often as the signal of regularity says", () => {
    for (const { trajectory, measures } of ROWS.filter((_, at) => at % 7 === 0)) {
      const { signals } = analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, (text) => text.length);
      const calls = trajectory.steps.reduce((sum, step) => sum + step.claimed.length, 0);

      if (calls > 0) expect(1 - (measures.repeated ?? 0) / calls).toBeCloseTo(signals.regularity, 10);
    }
  });
});

const folder = resolve(import.meta.dirname, "../../../shared/data/sn15");

describe.runIf(existsSync(folder))("the shared bundles", () => {
  test.each([
    ["axis_a_native_nonce_product", { inferenceShare: 0.5, searches: 1 }],
    ["axis_a_xml_product", { inferenceShare: 0.6, searches: 1 }],
    ["axis_a_xml_product_tie", { inferenceShare: 0.6, searches: 1 }],
    ["axis_a_xml_shop_composite", { inferenceShare: 0.5, searches: 1, ungrounded: "unviewed" }],
    ["axis_b_product", { inferenceShare: 3 / 7, searches: 3 }],
    ["hybrid_voucher", { inferenceShare: 0.4, searches: 2, voucherClaim: "unsaid" }],
  ])("%s", (name, expected) => {
    const bundle: unknown = JSON.parse(readFileSync(resolve(folder, `bundle-${name}.json`), "utf8"));

    expect(measureProcess(read(bundle), { hasShop: true })).toMatchObject({
      ...{ repeated: 0, emptyResults: 0, unclaimed: 0, protocol: "kept", ungrounded: "no" },
      ...expected,
    });
  });
});
