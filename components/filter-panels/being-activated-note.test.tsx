import { useQuery } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenActivation, givenFilterList } from "@/components/filter-lab/given-filters";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { FUNNEL } from "@/components/trajectory-list/given-table";
import { funnelOptions } from "@/lib/client/corpora";
import { BeingActivatedNote } from "./being-activated-note";

const CORPUS = "11111111-1111-4111-8111-111111111111";
const JOB = "88888888-8888-4888-8888-888888888888";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the funnel beside it asks. */
function Funnel() {
  useQuery(funnelOptions(CORPUS));

  return null;
}

test("how far an activation is changes all the time, so it stands beside the words that are told", async () => {
  const activation = givenActivation({ state: "running", jobId: JOB, moved: null, canUndo: false });
  givenApp(
    <>
      <Funnel />
      <BeingActivatedNote corpus={CORPUS} />
    </>,
    {
      answers: {
        ...givenMe("lead"),
        [`GET /api/corpora/${CORPUS}/funnel`]: {
          ...FUNNEL,
          activation: { version: "strict", previous: "defaults-1", isStopped: false },
        },
        "GET /api/filters": givenFilterList({ activations: [activation] }),
        [`GET /api/jobs/${JOB}`]: {
          ...{ id: JOB, kind: "activate_filter", state: "running", unit: "rows", done: 750, total: 3000 },
          ...{ cancelRequested: false, error: null, result: null, finishedAt: null },
          ...{ createdAt: "2026-11-20T10:00:00.000Z", startedAt: "2026-11-20T10:00:00.000Z" },
        },
      },
    },
  );

  const share = await screen.findByText(/^25\s%\sdone\.$/);

  const told = screen.getByRole("status");
  expect(told.textContent).toBe(
    "“strict” is being activated instead of “defaults-1”. Until it is done, counts hold verdicts of both.",
  );
  expect(told.contains(share)).toBe(false);
});
