import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { drawnOn, type FirstSteps } from "@/lib/contract/first-steps";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { ReaderLink } from "@/lib/domain/reader-link";
import type { Step } from "@/lib/domain/step";
import { FirstReading } from "./first-reading";
import { aDetail, aStep, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LINK: ReaderLink = { mode: "story", layers: ["ids", "attribution"] };

function firstOf(detail: TrajectoryDetail, steps: readonly Step[]): FirstSteps {
  return { ...drawnOn(steps, detail), steps, stepCount: detail.outline.steps.length };
}

test("the steps can be read in the page itself, before any script runs, and agent text is no markup there", () => {
  const steps = [aStep(0, { thought: "<b>Bold</b> claim." }), aStep(1)];
  const detail = aDetail({ steps, header: {} });

  const page = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <FirstReading first={firstOf(detail, steps)} link={LINK} density="dense" />
    </QueryClientProvider>,
  );

  expect(page).toContain("&lt;b&gt;Bold&lt;/b&gt; claim.");
  expect(page).not.toContain("<b>Bold");
  expect(page).toContain("Thought of step 2.");
  expect(page).toContain("Find a magnet");
  // As close as the reader that takes their place will have them.
  expect(page).toContain("py-1.5");
});

test("a link to a step, in columns, is drawn so at once, and nothing in it can be pressed", () => {
  const all = Array.from({ length: 30 }, (_, index) => aStep(index));
  const detail = aDetail({ steps: all });

  givenApp(
    <FirstReading
      first={firstOf(detail, all.slice(20, 22))}
      link={{ ...LINK, step: 20, mode: "columns" }}
      density="comfortable"
    />,
  );

  expect(screen.getByText("Recorded by the proxy log")).toBeTruthy();
  const current = screen.getByText("Thought of step 21.").closest("article");
  expect(current?.getAttribute("aria-current")).toBe("step");
  expect(current?.closest("[inert]")).not.toBeNull();
  expect(screen.queryByText("Thought of step 1.")).toBeNull();
});

test("of the analysis only what is drawn on the steps goes along", () => {
  const all = Array.from({ length: 9 }, (_, index) => aStep(index));
  const call = { order: 0, bucket: 0, path: "/find", isTruncated: false };
  const steps = [aStep(0, { thought: "look at 123", logged: [call] }), aStep(1)];
  const found = (order: number) => ({ order, step: 7, tool: "find", attribution: "model", reason: "said" }) as const;
  const dispatches = [
    found(0),
    { ...found(1), claimed: { step: 1, call: 0 } },
    { ...found(2), claimed: { step: 7, call: 0 } },
  ];
  const phantoms = [1, 7].map((step) => ({ step, call: 0, tool: "view" }));
  const ids = { "123": { inQuery: false, recommended: true }, "456": { inQuery: false, recommended: false } };
  const injections = [1, 7].map((step) => {
    const span = { step, field: "thought", start: 0, end: 1, quote: "T" } as const;
    return { kind: "instruction", span } as const;
  });
  const rejects = [{ code: "R1", detail: "elsewhere", places: [] }] as const;

  const drawn = drawnOn(
    steps,
    aDetail({
      ...{ steps: all, audit: { injections } },
      analysis: {
        dispatches,
        phantoms,
        believed: phantoms,
        ids,
        rejects: [...rejects].map((one) => ({ ...one, places: [] })),
      },
    }),
  );

  expect(drawn.outline.steps.map(({ index }) => index)).toEqual([0, 1]);
  const { analysis } = drawn.outline;
  expect(analysis?.dispatches.map(({ order }) => order)).toEqual([0, 1]);
  expect(analysis?.phantoms.map(({ step }) => step)).toEqual([1]);
  expect(analysis?.believed?.map(({ step }) => step)).toEqual([1]);
  expect(analysis?.rejects).toEqual([]);
  expect(Object.keys(analysis?.ids ?? {})).toEqual(["123"]);
  expect(drawn.injections?.map(({ span }) => span.step)).toEqual([1]);
});
