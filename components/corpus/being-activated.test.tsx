import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
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
  const answers = [{ ...FUNNEL, activation: { version: "strict", previous: "defaults-1" } }];
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
