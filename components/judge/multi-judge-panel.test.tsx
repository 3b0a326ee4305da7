import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { MultiJudge } from "@/lib/contract/multi-judge";
import { MultiJudgePanel } from "./multi-judge-panel";

const CORPUS = "00000000-0000-4000-8000-00000000000c";
const PATH = `GET /api/corpora/${CORPUS}/multi-judge`;
const JUDGE = '["made-up-1","assay-gates-1"]';
const EACH = [1, 2, 3, 4, 5];
/** 25 at each gate that both gave, but for 18 at gate 3 of the first and gate 5 of the other. */
const MATRIX = EACH.map((row) => EACH.map((column) => countAt(row, column)));
const FOUND: MultiJudge = {
  raters: [
    { id: "original", kind: "original", model: null, rubric: null, rated: 120, failed: 7, withoutGate: 0 },
    { id: JUDGE, kind: "judge", model: "made-up-1", rubric: "assay-gates-1", rated: 118, failed: 2, withoutGate: 3 },
    { id: "people", kind: "people", model: null, rubric: null, rated: 9, failed: 0, withoutGate: 0 },
  ],
  items: 120,
  fewest: 10,
  alpha: { value: 0.61, low: 0.52, high: 0.7, n: 120 },
  pairs: [
    {
      raters: ["original", JUDGE],
      matrix: MATRIX,
      percent: { value: 0.75, low: 0.68, high: 0.82, n: 118 },
      weightedKappa: { value: 0.64, low: 0.55, high: 0.73, n: 118 },
    },
    {
      raters: ["original", "people"],
      matrix: EACH.map((row) => EACH.map((column) => (row === 1 && column === 2 ? 9 : 0))),
      percent: { value: null, reason: "Too few to say: it rests on 9 of at least 10 items.", n: 9 },
      weightedKappa: { value: null, reason: "Too few to say: it rests on 9 of at least 10 items.", n: 9 },
    },
  ],
};

function countAt(row: number, column: number): number {
  if (row === 3) return column === 5 ? 18 : 0;

  return row === column ? 25 : 0;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const [pair, setPair] = useState("");
  const query = { filter: "bucket:shop", labels: "blind" } as const;

  return (
    <MultiJudgePanel
      corpus={CORPUS}
      query={query}
      pair={pair}
      onPair={setPair}
      addressOf={(filter) => `/x?${new URLSearchParams({ filter })}`}
    />
  );
}

const given = (answer: unknown) => givenApp(<Page />, { answers: { [PATH]: answer } });
const filterOf = (link: HTMLElement): string | null =>
  new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter");

test("every two raters stand with their agreement and its interval, and too little is said to be so", async () => {
  const { asked } = given(FOUND);

  const pairs = await screen.findByRole("table", { name: "Agreement of every two" });
  const [, first, second] = within(pairs).getAllByRole("row");
  expect(first?.textContent).toContain("Original judge");
  expect(first?.textContent).toContain("made-up-1");
  expect(first?.textContent).toContain("75.0\u00a0% (68.0 to 82.0) 0.64 (0.55 to 0.73)");
  expect(second?.textContent).toContain("Too few to say");
  expect(screen.getByText(/^Krippendorff/).textContent).toBe(
    "Krippendorff’s alpha of all, over 120 trajectories: 0.61 (0.52 to 0.70) ",
  );
  expect(asked.find(({ key }) => key === PATH)?.url.search).toBe("?filter=bucket%3Ashop&labels=blind");
});

test("a value below 0 has a true minus, and too few are told in whole sentences", async () => {
  const [first, ...others] = FOUND.pairs;
  if (first === undefined) throw new Error("There is no pair.");
  const weightedKappa = { value: -0.02, low: -0.1, high: 0.05, n: 118 };
  const few = (of: "items" | "clusters") => ({ value: null, reason: "Few.", n: 14, few: { of, count: 1 } }) as const;
  const pairs = [{ ...first, weightedKappa, percent: few("items") }, ...others];
  given({ ...FOUND, items: 14, alpha: few("clusters"), pairs });

  const [, row] = within(await screen.findByRole("table", { name: "Agreement of every two" })).getAllByRole("row");
  expect(row?.textContent).toContain("Too few to say: 1 of at least 10 trajectories.−0.02 (−0.10 to 0.05)");
  expect(screen.getByText(/^Krippendorff/).textContent).toBe(
    "Krippendorff’s alpha of all, over 14 trajectories: Too few to say: 1 of at least 10 problems.",
  );
});

test("what has to be known of an interval is marked beside it, and said in words with whose it is", async () => {
  const note = "Every resample gives the same value: the interval says nothing about chance.";
  const [first, ...others] = FOUND.pairs;
  if (first === undefined) throw new Error("There is no pair.");
  const weightedKappa = { value: 1, low: 1, high: 1, n: 118, note };
  given({ ...FOUND, alpha: { ...weightedKappa, n: 120 }, pairs: [{ ...first, weightedKappa }, ...others] });

  const pairs = await screen.findByRole("table", { name: "Agreement of every two" });
  expect(within(pairs).getAllByText("note")).toHaveLength(1);
  expect(screen.getAllByText("note").map(({ title }) => title)).toEqual([note, note]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Krippendorff’s alpha of all, Weighted kappa of the original judge and made-up-1 under assay-gates-1: ${note}`,
  ]);
});

test("failed judgements and scores that are no gate are counted beside the raters", async () => {
  given(FOUND);

  const raters = await screen.findByRole("table", { name: "Raters" });

  expect(within(raters).getByRole("columnheader", { name: "Without a gate" })).toBeTruthy();
  const link = (name: RegExp) => filterOf(within(raters).getByRole("link", { name }));
  expect(link(/^7 failed, the original judge/)).toBe("bucket:shop judge:failed");
  expect(link(/^2 failed, made-up-1/)).toBe("bucket:shop other_judge:made-up-1@assay-gates-1=failed");
  expect(link(/^118 compared, made-up-1/)).toBe("bucket:shop other_judge:made-up-1@assay-gates-1=1..5 compared:blind");
  expect(link(/^3 without a gate, made-up-1/)).toBe("bucket:shop other_judge:made-up-1@assay-gates-1=no_gate");
  expect(within(raters).queryByRole("link", { name: /(failed|without a gate), people/ })).toBeNull();
});

test("each cell and sum of two raters opens its trajectories, and other two can be chosen", async () => {
  given(FOUND);
  const grid = () => within(screen.getByRole("table", { name: /^Trajectories by the gate of/ }));
  const link = (name: RegExp) => filterOf(grid().getByRole("link", { name }));
  await screen.findByRole("table", { name: "Agreement of every two" });

  expect(grid().getAllByRole("link")).toHaveLength(36);
  expect(link(/^18 at gate 3 by the original judge and gate 5 by made-up-1/)).toBe(
    "bucket:shop gate:3 other_judge:made-up-1@assay-gates-1=5",
  );
  expect(link(/^43 at gate 5 by made-up-1/)).toBe("bucket:shop gate:1..5 other_judge:made-up-1@assay-gates-1=5");
  expect(link(/^118 with a gate of both/)).toBe("bucket:shop gate:1..5 other_judge:made-up-1@assay-gates-1=1..5");

  await userEvent.click(screen.getByRole("button", { name: "Gate by gate: the original judge and people" }));

  const few = grid().getByRole("link", { name: /^9 at gate 1 by the original judge and gate 2 by people/ });
  expect([filterOf(few), few.title]).toEqual(["bucket:shop gate:1 blind_gate:2", "9 of at least 10: too few to say"]);
});

test("with nothing to compare it says what to do", async () => {
  given({ raters: [], items: 0, fewest: 10, alpha: { value: null, reason: "None.", n: 0 }, pairs: [] });

  expect(await screen.findByText(/Ask a judge again, or have people say the gate/)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a judge that was asked again and gave no gate is told with what it gave", async () => {
  const judge = { id: JUDGE, kind: "judge", model: "made-up-1", rubric: "assay-gates-1" } as const;
  const raters = [{ ...judge, rated: 0, failed: 2, withoutGate: 12 }];
  given({ raters, items: 0, fewest: 10, alpha: { value: null, reason: "None.", n: 0 }, pairs: [] });

  const table = within(await screen.findByRole("table", { name: "Raters" }));

  expect(filterOf(table.getByRole("link", { name: /^12 without a gate, made-up-1/ }))).toBe(
    "bucket:shop other_judge:made-up-1@assay-gates-1=no_gate",
  );
  expect(filterOf(table.getByRole("link", { name: /^2 failed, made-up-1/ }))).toBe(
    "bucket:shop other_judge:made-up-1@assay-gates-1=failed",
  );
});
