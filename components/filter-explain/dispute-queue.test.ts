import { expect, test } from "vitest";
import { disputeQueue } from "./dispute-queue";

test("a queue of a dispute samples what nobody has labelled, under a name that tells a blind reviewer nothing", () => {
  expect(disputeQueue("rule:R2 verdict:agentic", Date.parse("2026-11-29T08:05:09Z"))).toEqual({
    filter: "rule:R2 verdict:agentic label:none",
    suggested: { name: "Second look, 29 Nov 2026, 08:05:09 UTC", limit: "50" },
  });
});
