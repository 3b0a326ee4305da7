import { expect, test } from "vitest";
import { aReferenceValue } from "./given-reference";
import { draftFaults, intervalHint, type ReferenceDraft, referenceDraft, referenceInput } from "./reference-draft";

const draft = (fields: Partial<ReferenceDraft> = {}): ReferenceDraft => ({
  ...referenceDraft(undefined),
  ...{ label: "Ours", value: "42.7", source: "A report" },
  ...fields,
});

test.each<[Partial<ReferenceDraft>, string]>([
  [{ label: " " }, "Write what the value is of: a model, or a report."],
  [{ value: "" }, "Write a number, as in 42.7."],
  [{ value: "1e1" }, "Write a number, as in 42.7."],
  [{ value: "100.1" }, "A percentage lies from 0 to 100."],
  [{ value: "42.7", unit: "share" }, "A share lies from 0 to 1. Choose % for a percentage."],
  [{ figure: "pass_at_k", k: "0" }, "k is a whole number from 1 to 10,000."],
  [{ figure: "pass_at_k", k: "1.5" }, "k is a whole number from 1 to 10,000."],
  [{ problems: "0" }, "The number of problems is a whole number from 1 to 1,000,000."],
  [{ source: "" }, "Write where the value comes from, so that others can look it up."],
])("%o: %s", (fields, sentence) => {
  expect(Object.values(draftFaults(draft(fields)))).toEqual([sentence]);
});

test("a draft without faults is sent as a share with its figure", () => {
  expect(draftFaults(draft())).toEqual({});
  expect(referenceInput(draft({ figure: "pass_at_k", k: "8", problems: "75", bucket: "shop" }))).toEqual({
    ...{ label: "Ours", figure: { kind: "pass_at_k", k: 8 }, value: 0.427, problems: 75, source: "A report" },
    ...{ caveat: "", suite: null, bucket: "shop" },
  });
  expect(referenceInput(draft({ value: "35,1" })).value).toBe(0.351);
  expect(referenceInput(draft({ value: "0.5", unit: "share" })).value).toBe(0.5);
});

test("a k that is not asked for is no fault", () => {
  expect(draftFaults(draft({ figure: "asr", k: "" }))).toEqual({});
});

test("a value that is changed comes back as it was written", () => {
  const before = aReferenceValue({ value: 0.351, problems: 74, figure: { kind: "pass_at_k", k: 4 } });

  expect(referenceDraft(before)).toMatchObject({ value: "35.1", unit: "percent", problems: "74", k: "4" });
  expect(referenceInput(referenceDraft(before))).toMatchObject({ value: 0.351, problems: 74 });
});

test.each([
  ["", "With it the value gets a 95\u00a0% interval (Wilson)."],
  ["75", "32 of 75 problems; it gets a 95\u00a0% interval (Wilson)."],
  ["74", "No whole number of 74 problems has this value, so it gets no interval: it may be a mean over samples."],
])("with “%s” problems: %s", (problems, hint) => {
  expect(intervalHint(draft({ problems }))).toBe(hint);
});
