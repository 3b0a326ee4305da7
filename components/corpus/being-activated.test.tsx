import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenActivation, givenFilterList, givenStrict } from "@/components/filter-lab/given-filters";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { corpus, FUNNEL } from "@/components/trajectory-list/given-table";
import { CorpusOverview } from "./corpus-overview";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("while a version is being activated home names it, and that counts hold verdicts of both, until the end", async () => {
  const answers = [{ ...FUNNEL, activation: { version: "strict", previous: "defaults-1", isStopped: false } }];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  givenApp(<CorpusOverview corpus={corpus} />, {
    answers: { ...givenMe("lead"), [`GET /api/corpora/${corpus.id}/funnel`]: () => answers.shift() ?? FUNNEL },
  });

  expect(
    await screen.findByText(
      "3 trajectories. “strict” is being activated instead of “defaults-1”. Until it is done, counts hold verdicts of both",
    ),
  ).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);

  expect(await screen.findByText(`3 trajectories, filter ${corpus.filterVersion}`)).toBeTruthy();
});

test("where an activation stopped home says what counts are worth, and a lead tries it again there", async () => {
  const activation = { version: "strict", previous: "defaults-1", isStopped: true };
  const stopped = givenActivation({ state: "failed", moved: null, canUndo: false, canRetry: true });
  const started = { activationId: stopped.id, jobId: stopped.jobId };
  let isStopped = true;
  const { asked } = givenApp(<CorpusOverview corpus={corpus} />, {
    answers: {
      ...givenMe("lead"),
      [`GET /api/corpora/${corpus.id}/funnel`]: () => ({ ...FUNNEL, activation: { ...activation, isStopped } }),
      "GET /api/filters": givenFilterList({ active: givenStrict().id, activations: [stopped] }),
      [`POST /api/corpora/${corpus.id}/filter-activations`]: () => {
        isStopped = false;
        return started;
      },
    },
  });

  expect(
    await screen.findByText(
      "3 trajectories. The activation of “strict” instead of “defaults-1” stopped before its end. Until it is tried again, counts hold verdicts of both",
    ),
  ).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Try again to activate strict" }));

  expect(await screen.findByText(/“strict” is being activated instead of “defaults-1”/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again to activate strict" })).toBeNull());
  expect(asked.filter(({ key }) => key.endsWith("/filter-activations")).map(({ body }) => body)).toEqual([
    { version: stopped.version.id, insteadOf: stopped.version.id, reason: stopped.reason },
  ]);
});
