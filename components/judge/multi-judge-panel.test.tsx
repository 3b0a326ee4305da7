import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { MultiJudge } from "@/lib/contract/multi-judge";
import { MultiJudgePanel } from "./multi-judge-panel";

const CORPUS = "00000000-0000-4000-8000-00000000000c";
const PATH = `GET /api/corpora/${CORPUS}/multi-judge`;
const JUDGE = '["made-up-1","assay-gates-1"]';
const FOUND: MultiJudge = {
  raters: [
    { id: "original", kind: "original", model: null, rubric: null, rated: 120, failed: 7 },
    { id: JUDGE, kind: "judge", model: "made-up-1", rubric: "assay-gates-1", rated: 118, failed: 2 },
    { id: "people", kind: "people", model: null, rubric: null, rated: 9, failed: 0 },
  ],
  items: 120,
  alpha: { value: 0.61, low: 0.52, high: 0.7, n: 120 },
  pairs: [
    {
      raters: ["original", JUDGE],
      percent: { value: 0.75, low: 0.68, high: 0.82, n: 118 },
      weightedKappa: { value: 0.64, low: 0.55, high: 0.73, n: 118 },
    },
    {
      raters: ["original", "people"],
      percent: { value: null, reason: "Too few to say: it rests on 9 of at least 10 items.", n: 9 },
      weightedKappa: { value: null, reason: "Too few to say: it rests on 9 of at least 10 items.", n: 9 },
    },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const given = (answer: unknown) =>
  givenApp(<MultiJudgePanel corpus={CORPUS} query={{ filter: "bucket:shop", labels: "blind" }} />, {
    answers: { [PATH]: answer },
  });

test("every two raters stand with their agreement and its interval, and too little is said to be so", async () => {
  const { asked } = given(FOUND);

  const pairs = await screen.findByRole("table", { name: "Agreement of every two" });
  const [, first, second] = within(pairs).getAllByRole("row");
  expect(first?.textContent).toContain("Original judge");
  expect(first?.textContent).toContain("made-up-1");
  expect(first?.textContent).toContain("0.64 [0.55, 0.73]");
  expect(second?.textContent).toContain("Too few to say");
  expect(screen.getByText("0.61")).toBeTruthy();
  expect(asked.find(({ key }) => key === PATH)?.url.search).toBe("?filter=bucket%3Ashop&labels=blind");
});

test("failed judgements are counted beside the raters", async () => {
  given(FOUND);

  const raters = await screen.findByRole("table", { name: "Raters" });

  expect(within(raters).getByRole("row", { name: "Original judge 120 7" })).toBeTruthy();
});

test("with nothing to compare it says what to do", async () => {
  given({ raters: [], items: 0, alpha: { value: null, reason: "None.", n: 0 }, pairs: [] });

  expect(await screen.findByText(/Ask a judge again, or have people say the gate/)).toBeTruthy();
});
