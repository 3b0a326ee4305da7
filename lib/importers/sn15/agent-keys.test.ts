import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { importBytes } from "@/lib/importers/import-bytes";

const shared = resolve(import.meta.dirname, "../../../../shared/data/sn15");
const fixture = (name: string): string => readFileSync(resolve(import.meta.dirname, "fixtures", name), "utf8");

const Step = z.looseObject({
  completion: z.looseObject({ message: z.looseObject({ tool_call: z.array(z.looseObject({})).optional() }) }),
  extra_info: z.looseObject({}),
});
const Dialogue = z.array(Step);
type Dialogue = z.infer<typeof Dialogue>;

const PROMPT = [{ role: "user", content: "A lamp." }];
const withPrompt = (dialogue: Dialogue) => dialogue.map((step) => ({ ...step, prompt: PROMPT }));

/** The results of each step where ShoppingBench has them. */
function withObs(dialogue: Dialogue) {
  return dialogue.map(({ completion, ...step }) => {
    const { tool_call = [], ...message } = completion.message;
    const obs = tool_call.map(({ tool_call_id, result }) => ({ tool_call_id, results: result }));
    const calls = tool_call.map(({ result: _, ...call }) => call);

    return { ...step, completion: { ...completion, message: { ...message, tool_call: calls, obs } } };
  });
}

async function importText(text: string) {
  const file = await importBytes(new TextEncoder().encode(text), "f.jsonl");
  if (file.kind === "refused") throw new Error(file.why);

  return { format: file.format, outcomes: file.outcomes };
}

const [logged = [], unlogged = []] = fixture("legacy-lists.jsonl")
  .split("\n")
  .flatMap((line) => (line === "" || line === "[]" ? [] : [Dialogue.parse(JSON.parse(line))]));

describe("a list stays one of SN15 whatever keys its agent adds", () => {
  test.each([
    ["a prompt in each step", withPrompt],
    ["a prompt in one step", (dialogue: Dialogue) => [...withPrompt(dialogue.slice(0, 1)), ...dialogue.slice(1)]],
    ["results in message.obs", withObs],
    ["both", (dialogue: Dialogue) => withPrompt(Dialogue.parse(withObs(dialogue)))],
  ])("%s", async (_, change) => {
    for (const dialogue of [logged, unlogged]) {
      const changed = await importText(JSON.stringify(change(dialogue)));

      expect(changed).toEqual(await importText(JSON.stringify(dialogue)));
      expect(changed.format).toBe("sn15");
    }
  });

  test("one that lost all that the executor wrote is read beside its neighbours, and takes none of them away", async () => {
    const bare = withPrompt(logged).map(({ extra_info: _, ...step }) => step);
    const envelope = { problem_id: "p", status: "FAILED", dialogue: null };

    for (const neighbour of [envelope, logged]) {
      const { format, outcomes } = await importText([bare, neighbour].map((row) => JSON.stringify(row)).join("\n"));
      expect([format, outcomes.map(({ kind }) => kind)]).toEqual(["sn15", ["imported", "imported"]]);
    }
    const { format, outcomes } = await importText(JSON.stringify([bare, logged], null, 2));
    expect([format, outcomes.length]).toEqual(["sn15", 2]);
  });

  test.skipIf(!existsSync(shared))("a shared bundle keeps its evidence: both dispatches are the model's", async () => {
    const bundle = z
      .object({ dialogue: Dialogue })
      .parse(JSON.parse(readFileSync(resolve(shared, "bundle-axis_a_xml_product.json"), "utf8")));
    const { outcomes } = await importText(JSON.stringify(withPrompt(bundle.dialogue)));
    const [outcome] = outcomes;
    if (outcome?.kind !== "imported") throw new Error("The bundle was not imported.");

    // bundle-expected.json: agentic by construction, richness [1.0, 2, 2].
    expect(analyseTrajectory(outcome.value, DEFAULT_THRESHOLDS, () => 1)).toMatchObject({
      attribution: { model: 2 },
      verdict: { verdict: "agentic" },
    });
  });
});
