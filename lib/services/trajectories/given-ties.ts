import type { GivenTrajectory } from "./given-corpus";

/** Many ties and nulls in every column, so that only the id breaks them. */
export function givenTies(count: number): GivenTrajectory[] {
  const pick = <Value>(values: readonly Value[], index: number): Value | undefined => values[index % values.length];

  return Array.from({ length: count }, (_, index) => ({
    query: pick(["a sofa", "B lamp", "c chair"], index) ?? "",
    bucket: pick(["product", null, "shop"], index) ?? null,
    run: pick(["night 1", "Night 2"], index) ?? "",
    agent: pick(["cart", null, "Basket"], index) ?? null,
    verdict: pick(["agentic", "sub_task", "review"], index) ?? "agentic",
    richness: pick([null, 0, 0.3, 1], index) ?? null,
    rejects: pick([0, 1, 6, 31], index) ?? 0,
    gate: pick([null, 1, 5], index) ?? null,
    outcome: pick(["success", "fail"], index) ?? "fail",
    tokens: pick([10, 10, 2_000_000_000], index) ?? 0,
    steps: pick([1, 2], index) ?? 1,
    unseen: pick([0, 3], index) ?? 0,
    ...(index % 4 === 0 ? {} : { label: pick(["agentic", "reject", null], index) ?? null }),
    importedAt: pick(["2026-08-24T10:00:00.123Z", "2026-08-24T10:00:00.124Z"], index) ?? "",
  }));
}
