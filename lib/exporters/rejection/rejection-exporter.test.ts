import { expect, test } from "vitest";
import type { OutcomeLevel } from "@/lib/domain/outcome";
import { aCandidate, aContext } from "@/lib/exporters/fixtures/given-candidate";
import { anAnswer, aTrajectory, type LogLine } from "@/lib/filter/fixtures/a-trajectory";
import { rejectionExporter } from "./rejection-exporter";
import { samplerOf } from "./sampler-of";

const asked = (params: LogLine["params"]) => anAnswer([], params ? { params } : {});
const ofLevel = (level: OutcomeLevel, log: readonly LogLine[] = []) =>
  aTrajectory([{ text: "Done." }], log, { outcome: { level, axes: {}, score: 0.75 }, rollout: 3 });
const written = (level: OutcomeLevel) => rejectionExporter.write([aCandidate(ofLevel(level))], aContext("rejection"));

test("a success has its sampler, its group and its reward beside the masked messages", () => {
  const answer = written("success");

  expect(answer.kind === "rows" ? answer.rows : []).toMatchObject([
    {
      loss_mask: [0, 1],
      metadata: {
        sampler: { model: null, temperature: null, top_p: null, k: null, sample_index: 3 },
        sampling_group: "group-1",
        reward: 0.75,
        mix: "rejection",
      },
    },
  ]);
});

test.each(["partial", "fail", "unscored"] as const)("%s is no success and left out", (level) => {
  expect(written(level)).toMatchObject({ kind: "left_out", reason: "Its outcome is no success." });
});

test("the sampler is what every logged request says, and null where they differ", () => {
  const one = { model: "m-1", temperature: 0.9, top_p: 0.95 };
  const sampler = (...log: readonly LogLine[]) => samplerOf(ofLevel("success", log), undefined);

  expect(sampler(asked(one), asked(one))).toMatchObject({ model: "m-1", temperature: 0.9, top_p: 0.95, k: null });
  expect(sampler(asked(one), asked({ ...one, temperature: 0 }))).toMatchObject({ temperature: null, top_p: 0.95 });
  expect(sampler(asked(one), asked(undefined))).toMatchObject({ temperature: null, model: null });
});

test("k is how many were sampled together, where they were counted", () => {
  const one = aCandidate(ofLevel("success"), { groupSize: 8 });
  const answer = rejectionExporter.write([one], aContext("rejection"));

  expect(answer.kind === "rows" ? answer.rows : []).toMatchObject([
    { metadata: { sampler: { k: 8, sample_index: 3 }, sampling_group: "group-1" } },
  ]);
});

test("the mix says how many rows of the original corpus go with these", () => {
  const closing = (mix: string) => rejectionExporter.closing?.(30, aContext("rejection", { mix }).settings);

  expect(closing("0.5")).toEqual({ mixRejection: 0.5, originalRowsForMix: 30 });
  expect(closing("0.25")).toEqual({ mixRejection: 0.25, originalRowsForMix: 90 });
  expect(closing("1")).toEqual({ mixRejection: 1, originalRowsForMix: 0 });
});

test.each([
  [{ sampling_group: "" }, "The row’s sampling group is no text."],
  [{ sampler: { model: null } }, "The row’s sampler says nothing of temperature, not even null."],
  [{ tokens: 0 }, "The row’s metadata does not say how many tokens it has."],
  [{ outcome: "fail" }, "The row’s rollout was no success."],
] as const)("the check tells %j", (over, sentence) => {
  const answer = written("success");
  const row = answer.kind === "rows" ? answer.rows[0] : undefined;
  const { metadata, ...rest } = JSON.parse(rejectionExporter.line(row ?? {}));

  expect(rejectionExporter.fault({ ...rest, metadata: { ...metadata, ...over } })).toBe(sentence);
});
