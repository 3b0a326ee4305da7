import { expect, test } from "vitest";
import { DISPUTE_FACTS } from "@/lib/domain/dispute-fact";
import { disputeQueue } from "./dispute-queue";
import { givenDispute } from "./given-differences";

test("a queue of a dispute samples what nobody has labelled, under the dispute's words", () => {
  expect(disputeQueue(givenDispute(), "rule:x")).toEqual({
    filter: "rule:x label:none",
    suggested: { name: "Code rewrote the arguments: filter agentic, people sub-task", limit: "50" },
  });
});

test("its name is never longer than a queue's may be", () => {
  const names = DISPUTE_FACTS.map((fact) => disputeQueue(givenDispute({ fact }), "").suggested.name);
  const long = disputeQueue(givenDispute({ fact: "none", rule: "r".repeat(200) }), "").suggested.name;

  for (const name of [...names, long]) expect(name.length).toBeLessThanOrEqual(80);
  expect(long).toMatch(/: filter agentic, people sub-task$/);
});
