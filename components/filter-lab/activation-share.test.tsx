import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { filterListOptions } from "@/lib/client/filters";
import type { Job } from "@/lib/contract/jobs";
import { ActivationShare } from "./activation-share";
import { givenActivation, givenFilterList } from "./given-filters";

const CORPUS = "11111111-1111-4111-8111-111111111111";
const JOB: Job = {
  ...{ id: "88888888-8888-4888-8888-888888888888", kind: "activate_filter", state: "running", unit: "rows" },
  ...{ done: 750, total: 3000, cancelRequested: false, error: null, result: null },
  ...{ createdAt: "2026-11-20T10:00:00.000Z", startedAt: "2026-11-20T10:00:00.000Z", finishedAt: null },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenShare(state: "running" | "done") {
  const activation = givenActivation({ state, jobId: JOB.id, moved: null, canUndo: false });

  return givenApp(<ActivationShare corpus={CORPUS} />, {
    answers: {
      ...givenMe("lead"),
      "GET /api/filters": givenFilterList({ activations: [activation] }),
      [`GET /api/jobs/${JOB.id}`]: JOB,
    },
  });
}

test("an activation under way tells its share, as its job has it", async () => {
  givenShare("running");

  expect(await screen.findByText(/^25\s%\sdone\.$/)).toBeTruthy();
});

test("of none that is under way no job is asked", async () => {
  const { asked } = givenShare("done");

  await waitFor(() => expect(asked.map(({ key }) => key)).toContain("GET /api/filters"));
  expect(asked.some(({ key }) => key.startsWith("GET /api/jobs"))).toBe(false);
});

test("one that somebody else started since the versions were read is told of as well", async () => {
  const activation = givenActivation({ state: "running", jobId: JOB.id, moved: null, canUndo: false });
  let list = givenFilterList({ activations: [] });
  const { client } = givenApp(<Shown />, {
    answers: {
      ...givenMe("lead"),
      "GET /api/filters": () => list,
      [`GET /api/jobs/${JOB.id}`]: JOB,
    },
  });
  client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
  await client.query(filterListOptions(CORPUS));
  list = givenFilterList({ activations: [activation] });

  await userEvent.click(screen.getByRole("button", { name: "An activation runs" }));

  expect(await screen.findByText(/^25\s%\sdone\.$/)).toBeTruthy();
});

/** A screen that hears from its figures that an activation is under way. */
function Shown() {
  const [isShown, setShown] = useState(false);

  return isShown ? (
    <ActivationShare corpus={CORPUS} />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      An activation runs
    </button>
  );
}
