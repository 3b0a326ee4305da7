import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ConflictItem } from "@/lib/contract/adjudication";
import { ConflictList } from "./conflict-list";
import { aConflict, aSide, QUESTIONS } from "./given-conflict";

afterEach(cleanup);

const NO_MORE = { hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false, error: null };

/** The lines of the list below the task's words. */
function linesOf(items: readonly ConflictItem[]) {
  render(
    <ConflictList
      items={items}
      current={undefined}
      questions={[...QUESTIONS, { kind: "outcome", isRequired: false }]}
      pages={{ ...NO_MORE, fetchNextPage: vi.fn() }}
      leavesOut={false}
      onOpen={() => undefined}
    />,
  );

  return screen.getAllByRole("button").map((button) => button.lastElementChild?.textContent);
}

test("rollouts of one task are told apart, each with all on which its reviewers differ", () => {
  const sides = [
    aSide({ answers: { structure: "agentic", gate: "4", outcome: "ok" } }),
    aSide({ name: "Cy", answers: { structure: "sub_task", gate: "5" } }),
    aSide({ kind: "judge", name: "Judge", answers: { gate: "1" } }),
  ];
  const differing = ["structure", "gate", "outcome"];

  expect(linesOf([aConflict({ rollout: 0 }), aConflict({ rollout: 1, sides, differing })])).toEqual([
    "rollout 0 · Agentic ≠ Sub-task",
    "rollout 1 · Agentic ≠ Sub-task · 4 no compare ≠ 5 all pass · Outcome: Ok ≠ no answer",
  ]);
});

test("a run is named where the list holds a task from several runs, and there alone", () => {
  const items = [
    aConflict({ run: "Run A", rollout: 0 }),
    aConflict({ run: "Run B", rollout: null }),
    aConflict({ run: "Run A", rollout: 0, query: "a tin lamp" }),
  ];

  expect(linesOf(items)).toEqual([
    "Run A, rollout 0 · Agentic ≠ Sub-task",
    "Run B · Agentic ≠ Sub-task",
    "rollout 0 · Agentic ≠ Sub-task",
  ]);
});

test("what is settled says as what, then by whom", () => {
  const settled = { cause: "slip", by: "Lea", at: "2026-11-21T08:00:00.000Z", event: crypto.randomUUID() } as const;
  const items = [
    aConflict({ rollout: 0, settled: { ...settled, answers: { structure: "sub_task", gate: "5", note: "Read it." } } }),
    aConflict({ rollout: 1, settled: { ...settled, answers: { structure: "agentic" } } }),
  ];

  expect(linesOf(items)).toEqual(["rollout 0 · Sub-task · 5 all pass, by Lea", "rollout 1 · Agentic, by Lea"]);
});

test("what nobody differs on, or is asked no more, is no empty line", () => {
  const barredBecause = "You answered this item yourself.";

  expect(linesOf([aConflict({ differing: [] }), aConflict({ differing: ["own:gone"], barredBecause })])).toEqual([
    "all reviewers agree",
    "not yours to settle",
  ]);
});

test("more items that do not come are told beside the way to ask for them again, and those that came stay", () => {
  const fetchNextPage = vi.fn();
  const pages = {
    ...{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: true, error: new Error("Too slow.") },
    fetchNextPage,
  };
  render(
    <ConflictList
      items={[aConflict()]}
      current={undefined}
      questions={QUESTIONS}
      pages={pages}
      leavesOut={false}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByRole("alert").textContent).toBe("More could not be loaded. Too slow.");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);

  fireEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(fetchNextPage).toHaveBeenCalledOnce();
});
