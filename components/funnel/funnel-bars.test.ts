import { expect, test } from "vitest";
import type { Funnel } from "@/lib/contract/corpora";
import { funnelBars } from "./funnel-bars";

type Stage = Funnel["stages"][number]["stage"];

const stagesOf = (...names: readonly Stage[]) =>
  names.map((stage) => ({ stage, count: 4, filter: "", beyond: [] }) satisfies Funnel["stages"][number]);

const namesOf = (funnel: Parameters<typeof funnelBars>[0]) =>
  funnelBars(funnel).map((bar) => (bar.kind === "counted" ? bar.of.stage : "untold"));

test.each([
  [stagesOf("imported", "agentic", "approved", "released"), ["imported", "agentic", "untold", "approved", "released"]],
  [stagesOf("imported", "agentic"), ["imported", "agentic", "untold"]],
])("what is kept has its place while it is not told", (stages, names) => {
  expect(namesOf({ stages, isKeptUntold: true })).toEqual(names);
});

test("a corpus without a selection has no place for what is kept", () => {
  expect(namesOf({ stages: stagesOf("imported", "approved") })).toEqual(["imported", "approved"]);
});
