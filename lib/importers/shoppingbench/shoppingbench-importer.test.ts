import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { importBytes } from "@/lib/importers/import-bytes";
import { shoppingbenchImporter } from "./shoppingbench-importer";

async function givenRollout() {
  const file = await importBytes(
    readFileSync(resolve(import.meta.dirname, "fixtures/rollouts.jsonl")),
    "rollouts.jsonl",
  );
  const [outcome] = file.kind === "read" ? file.outcomes : [];
  if (outcome?.kind !== "imported") throw new Error("The fixture was not imported.");
  return outcome.value;
}

test("the prompt that every step repeats stands once, as a system step", async () => {
  const rollout = await givenRollout();

  expect(rollout.steps.map((step) => [step.index, step.role, step.number])).toEqual([
    [0, "system", undefined],
    [1, "agent", 1],
    [2, "agent", 2],
  ]);
  expect(rollout.steps[0]?.text).toBe("You shop with tools.");
});

test("observations join equal calls in order, and one without a call keeps its step raw", async () => {
  const rollout = await givenRollout();
  const [, searched] = rollout.steps;

  expect(searched?.claimed.map((call) => call.result?.value)).toEqual([[{ product_id: "500100" }], []]);
  expect(searched?.raw).toBeDefined();
  expect(rollout.notes).toEqual([expect.stringContaining("answer no call: 1")]);
});

test("the query names the problem, terminate ends the run, and nothing proves who called", async () => {
  const rollout = await givenRollout();

  expect(rollout).toMatchObject({ status: "completed", hasLog: false, outcome: { level: "unscored" } });
  expect(rollout.problem.key).toBe("query:find a brass desk lamp with cash on delivery priced from 20 to 60");
});

test.each([null, [], [{}], { prompt: [] }, [{ completion: { message: {} } }]])(
  "%j is rejected with a reason",
  (record) => {
    expect(shoppingbenchImporter.read(record, { fileName: "f", recordIndex: 0 }).kind).toBe("rejected");
  },
);

test.each(["problem_id", "proxy_calls"])(
  "a list with extra_info.%s is one of SN15, with a prompt or without",
  (key) => {
    const step = { prompt: [], completion: { message: { obs: [] } }, extra_info: { step: 1 } };
    const read = (record: unknown) => shoppingbenchImporter.read(record, { fileName: "f", recordIndex: 0 });

    expect(read([step, step]).kind).toBe("imported");
    expect(read([step, { ...step, extra_info: { step: 2, [key]: [] } }])).toEqual({
      kind: "rejected",
      reason:
        "Not a ShoppingBench rollout: a list with extra_info.problem_id or extra_info.proxy_calls, which SN15 writes.",
    });
  },
);
