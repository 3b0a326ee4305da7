import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { problemRolloutsOptions } from "@/lib/client/problems";
import type { ProblemDetail, RolloutTimeline } from "@/lib/contract/problems";
import { aBlindTimeline, aProblem, aTimeline } from "./given-problem";
import { ProblemScreen } from "./problem-screen";

function Page({ problem }: { problem: ProblemDetail }) {
  const [compare, setCompare] = useState<readonly string[]>([]);

  return (
    <>
      <ProblemScreen problem={problem} compare={compare} setCompare={setCompare} />
      <output aria-label="Address">{compare.join()}</output>
    </>
  );
}

function given(problem: ProblemDetail, rows: readonly RolloutTimeline[] = [aTimeline(0), aTimeline(1)]) {
  return givenRollouts(problem, () => ({ items: rows, nextCursor: null }));
}

function givenRollouts(problem: ProblemDetail, rollouts: () => unknown) {
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();

  return givenApp(<Page problem={problem} />, {
    answers: { [`GET /api/problems/${problem.id}/rollouts`]: rollouts },
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the task is text, whatever it holds, and each run has its figures or why there are none", async () => {
  given(aProblem());

  expect(screen.getByText("find lamp <img src=x onerror=alert(1)>")).toBeDefined();
  expect(screen.getByText(/^Solved in at least 1 of 6 rollouts \(17 %\): at least 1 of 2 runs solve it/)).toBeDefined();
  const [, base, tuned] = within(screen.getByRole("table")).getAllByRole("row");
  expect(base?.textContent).toContain("1/4");
  expect(base?.textContent).toContain("25\u00a0% (5 to 70)");
  expect(base?.textContent).toContain("1 crashed");
  expect(tuned?.textContent).toContain("2 trajectories have 1 trial id.");
  expect(screen.getByText(/--corpus='night'\\''s corpus'|--corpus="night's corpus"/)).toBeDefined();
  expect(screen.getByText(/sku-gold/)).toBeDefined();
});

test("a problem of whose rollouts the rules cannot tell all has the least share, and a timeline says who scored it", async () => {
  const [base] = aProblem().runs;
  const row = aTimeline(0);
  given(aProblem({ runs: base ? [{ ...base, unscored: 2, open: 2, unknown: 2 }] : [] }), [
    { ...row, outcome: { level: "partial", by: "rules", axes: {} } },
  ]);

  const [, shown] = within(screen.getByRole("table")).getAllByRole("row");
  expect(shown?.textContent).toContain("at least 25\u00a0%");
  expect(
    within(shown ?? document.body).getByRole("link", { name: /^at least 1 of 4 successful, 2 not scored/ }),
  ).toBeTruthy();
  expect(within(shown ?? document.body).getAllByText(/^at least/, { selector: ".sr-only" })).toHaveLength(3);
  expect(screen.getByText("Solved in at least 1 of 4 rollouts (25 %). 2 rollouts are not scored.")).toBeTruthy();
  expect(shown?.textContent).toContain("the rules cannot tell of 2 of 4 rollouts.");
  expect((await screen.findByTitle("Scored here by the rules, not by the source")).textContent).toMatch(
    /partial here, scored here by the rules, not by the source$/,
  );
});

test("a problem of which no rollout was scored is not said to be failed", () => {
  const [, tuned] = aProblem().runs;
  const pass = { status: "measured", interval: [0, 0.6], points: [{ k: 1, passAtK: 0, passHatK: 0 }] } as const;
  given(
    aProblem({ runs: tuned ? [{ ...tuned, pass: { ...pass, interval: [0, 0.6], points: [...pass.points] } }] : [] }),
  );

  expect(screen.getByText("None of its 2 rollouts was scored.")).toBeDefined();
  expect(screen.getByRole("link", { name: /^2 rollouts not scored/ })).toBeDefined();
  expect(screen.getByText("Nothing was scored: there is nothing to measure.")).toBeDefined();
  expect(screen.queryByText(/0 %/)).toBeNull();
});

test.each([
  ["role", "Reward specs are for researchers and leads."],
  ["blind", /^You review a rollout of this problem/],
] as const)("a reward spec that is kept by %s says so", (rewardHidden, words) => {
  const { reward: _reward, ...problem } = aProblem();

  given({ ...problem, rewardHidden, blindRollouts: 1 });

  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText(/1 rollout that you review blind counts in no figure\./)).toBeDefined();
});

test("rollouts that are reviewed blind are counted in a sentence of their number", () => {
  given(aProblem({ blindRollouts: 2 }));

  expect(screen.getByText(/ 2 rollouts that you review blind count in no figure\./)).toBeDefined();
});

test("of many k the least are shown, and the largest", () => {
  const [base] = aProblem().runs;
  const points = [1, 2, 3, 4, 8, 16].map((k) => ({ k, passAtK: 0.5, passHatK: 0.25 }));
  given(aProblem({ runs: base ? [{ ...base, pass: { status: "measured", interval: [0.2, 0.8], points } }] : [] }));

  const heads = screen.getAllByRole("columnheader", { name: /^pass@/ }).map(({ textContent }) => textContent);

  expect(heads).toEqual(["pass@1", "pass@2pass^2", "pass@3pass^3", "pass@4pass^4", "pass@16pass^16"]);
});

test.each([
  ["of several problems", 3, "Cluster of 3 problems"],
  ["of its own", 1, "Its cluster: no variants"],
])("a cluster %s is a press away", (_, problems, name) => {
  const problem = aProblem();

  given({ ...problem, cluster: { id: problem.id, problems } });

  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(
    `/clusters/${problem.id}?corpus=${problem.corpus.id}`,
  );
});

test("the key stands once, to be copied", () => {
  given(aProblem());

  expect(screen.getByText("problem-1")).toBeDefined();
  expect(screen.getByRole("button", { name: "Copy the problem's key" })).toBeDefined();
});

test("who may not see clusters is offered none", () => {
  given(aProblem());

  expect(screen.queryByRole("link", { name: /cluster/i })).toBeNull();
});

const handsIn = (cell: Element | undefined) =>
  [...(cell?.querySelectorAll<HTMLElement>("[data-hand]") ?? [])].map(({ dataset }) => dataset["hand"]);

describe("timelines", () => {
  test("below a medium width the steps come before the other columns, which keep their place in a wider window", async () => {
    given(aProblem());
    const grid = within(await screen.findByRole("grid", { name: "Rollouts and their steps" }));

    const [heads, row] = await grid.findAllByRole("row");
    if (!heads || !row) throw new Error("There is a rollout.");
    const facts = [
      within(heads).getByRole("columnheader", { name: "Outcome" }),
      within(row).getAllByRole("gridcell")[0],
    ];
    expect(facts.map((one) => one?.className)).toEqual([
      expect.stringContaining("order-1 medium:order-none"),
      expect.stringContaining("order-1 medium:order-none"),
    ]);
    expect(within(heads).getByRole("columnheader", { name: "Steps" }).style.minWidth).toMatch(/^\d+px$/);
  });

  test("every step says in words what it is, who made it and what is wrong, and opens the reader there", async () => {
    given(aProblem());

    const steps = await screen.findAllByRole("link", { name: /^Step 2 of 3: view_product/ });

    expect(steps[0]?.getAttribute("aria-label")).toBe(
      "Step 2 of 3: view_product, 2 calls, made by code, names an id that no result holds",
    );
    expect(steps[0]?.textContent).toBe("V!");
    expect(handsIn(steps[0])).toEqual(["code"]);
    expect(steps[0]?.getAttribute("href")).toMatch(/^\/trajectories\/[0-9a-f-]+\?.*step=2/);
    expect(screen.getAllByRole("link", { name: "Step 3 of 3: user, thanks" })).toHaveLength(2);
    expect(screen.getByText("#1")).toBeDefined();
    expect(screen.getByRole("checkbox", { name: "Compare base #1" })).toBeDefined();
    expect(screen.getByText("2 rollouts, all shown")).toBeDefined();
  });

  test("a step that the model and code made shows both, the worst first, and its ground is split", async () => {
    const step = { kind: "search", role: "agent", title: "find_product", calls: 3 } as const;
    given(aProblem(), [
      aTimeline(0, {
        stepCount: 2,
        steps: [
          { ...step, attribution: ["model", "code"], flags: [] },
          { ...step, attribution: ["model"], flags: [] },
        ],
      }),
    ]);

    const both = await screen.findByRole("link", {
      name: "Step 1 of 2: find_product, 3 calls, made by code and model",
    });
    const one = screen.getByRole("link", { name: "Step 2 of 2: find_product, 3 calls, made by model" });

    expect([both.textContent, one.textContent]).toEqual(["S", "S"]);
    expect([handsIn(both), handsIn(one)]).toEqual([["code", "model"], ["model"]]);
    expect(both.className).toContain("bg-subtask-soft");
    expect([both, one].map((cell) => cell.querySelectorAll(".bg-agentic-soft").length)).toEqual([1, 0]);
  });

  test("keys walk over rollouts and steps, tell the step, open it, and choose two", async () => {
    const user = userEvent.setup();
    const { push } = given(aProblem());
    await screen.findByRole("grid", { name: "Rollouts and their steps" });

    await user.keyboard("jj{ArrowRight}");
    expect(screen.getByText(/^Step 2 of 3: view_product, 2 calls/)).toBeDefined();
    await user.keyboard("{Enter}");
    expect(push.mock.lastCall?.[0]).toMatch(new RegExp(`^/trajectories/${aTimeline(1).id}\\?.*step=2$`));
    await user.keyboard("x");
    expect(screen.getByLabelText("Address").textContent).toBe(aTimeline(1).id);
    expect(screen.getByText(/^One is chosen/)).toBeDefined();
    await user.keyboard("kx");
    expect(screen.getByLabelText("Address").textContent).toBe(`${aTimeline(1).id},${aTimeline(0).id}`);
    expect(screen.getByRole("region", { name: "Step by step" })).toBeDefined();
    await user.keyboard("{Escape}");
    expect(screen.getByLabelText("Address")).toHaveProperty("textContent", "");
  });

  test("what is hidden in all rollouts has no column, and what is hidden in one says it is blind", async () => {
    given(aProblem(), [aBlindTimeline(0), aBlindTimeline(1)]);
    await screen.findByRole("grid", { name: "Rollouts and their steps" });
    expect(screen.queryByRole("columnheader", { name: "Outcome" })).toBeNull();
    expect(screen.queryByRole("columnheader", { name: "Verdict" })).toBeNull();
    cleanup();

    given(aProblem(), [aBlindTimeline(0), aTimeline(1)]);
    expect(await screen.findByRole("columnheader", { name: "Outcome" })).toBeDefined();
    const [, blind, open] = screen.getAllByRole("row");
    expect(blind?.textContent).toContain("blind");
    expect(blind?.textContent).not.toContain("success");
    expect(open?.textContent).toContain("success");
  });
});

test("a look again at the rollouts that fails is not told as rollouts that are missing", async () => {
  const problem = aProblem();
  let fails = false;
  const { client } = givenRollouts(problem, () =>
    fails ? new Response("", { status: 500 }) : { items: [aTimeline(0), aTimeline(1)], nextCursor: null },
  );
  await screen.findByRole("grid");
  fails = true;

  const { queryKey } = problemRolloutsOptions(problem.id);
  await client.invalidateQueries({ queryKey });
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe("error"));

  expect(screen.queryByText("The next ones could not be read.")).toBeNull();
  expect(screen.getByRole("grid")).toBeDefined();
});

test("runs whose long names differ at the end alone are told apart, among the rollouts and by run", async () => {
  const names = ["b", "re"].map(
    (end) => `a-very-long-run-file-name-that-somebody-made-from-all-parameters-v2_${end}.jsonl`,
  );
  const problem = aProblem();
  const [first] = problem.runs;
  if (!first) throw new Error("The problem has a run.");
  const runs = names.map((name, at) => ({ ...first, run: { ...first.run, id: `${first.run.id}${at}`, name } }));
  given(
    aProblem({ runs }),
    names.map((name, at) => aTimeline(at, { run: { ...aTimeline(at).run, name } })),
  );

  const grid = within(await screen.findByRole("grid", { name: "Rollouts and their steps" }));
  const heads = grid.getAllByRole("rowheader").map(({ textContent }) => textContent?.replace(/#\d+$/, ""));
  const byRun = within(screen.getByRole("table")).getAllByRole("rowheader");
  for (const shown of [heads, byRun.map(({ textContent }) => textContent)]) {
    expect(new Set(shown).size).toBe(2);
    expect(Math.max(...shown.map((name) => name?.length ?? 0))).toBeLessThan(60);
  }
  // In full on hover, and for who listens.
  expect(grid.getByTitle(new RegExp(`^${names[0]}`))).toBeTruthy();
});
