import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect } from "vitest";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { RunList as Listed, ListedRun } from "@/lib/contract/runs";
import { RUN_SORTS } from "@/lib/domain/run-order";
import { RunList } from "./run-list";
import type { RunsState } from "./runs-state";

export const corpus = givenCorpus();

const share = (value: number) => ({
  ...{ value, n: 25, resamples: 10_000, note: null },
  interval: [value - 0.1, value + 0.1] satisfies [number, number],
});

/** One run as the server lists it. */
export function givenListedRun(change: Partial<ListedRun> = {}): ListedRun {
  const name = change.name ?? "night";

  return {
    id: crypto.randomUUID(),
    name,
    word: name,
    agent: { name: "cart", version: "2", model: "qwen" },
    suite: "v3",
    harness: { kind: "named", name: "seven tools" },
    ...{ problems: 25, missingProblems: 0, rollouts: 100, fewest: 4, most: 4, successes: 31, tokens: 1234.4 },
    failures: { crashed: 0, timedOut: 0, unscored: 0, open: 0 },
    asr: share(0.31),
    pass: {
      status: "measured",
      ...{ passAt1: share(0.31), passAtK: share(0.6), headroom: share(0.29), tooFew: 0 },
      ...{ parts: { always: 4, sometimes: 11, never: 10 }, recoverable: 11 },
    },
    judge: { mean: 0.7, n: 90, failed: 0 },
    richness: { mean: null, n: 0 },
    costUsd: { mean: 0.0131, n: 100 },
    ...change,
  };
}

/** A page with these runs, the only one. */
export function givenRunPage(items: ListedRun[], change: Partial<Listed> = {}): Listed {
  return {
    items,
    ...{ total: items.length, nextOffset: null, k: 4, mostRollouts: 4, leftOut: null, seed: 1 },
    facets: { suite: [{ value: "v3", count: 2 }], harness: [], model: [], bucket: [{ value: null, count: 25 }] },
    ...change,
  };
}

/** What the address would say now. */
export const address: { state: RunsState | undefined } = { state: undefined };

function Screen({ initial }: { initial: Partial<RunsState> }) {
  const [current, setCurrent] = useState<RunsState>({
    filter: "",
    k: null,
    sort: "-passAtK",
    columns: RUN_SORTS,
    ...initial,
  });
  address.state = current;

  return <RunList corpus={corpus} state={current} setState={(change) => setCurrent({ ...current, ...change })} />;
}

export async function givenRunList(page: Answer, initial: Partial<RunsState> = {}, search = "") {
  const app = givenApp(<Screen initial={initial} />, {
    search,
    answers: { [`GET /api/corpora/${corpus.id}/runs`]: page },
  });
  await waitFor(() =>
    expect(screen.queryAllByRole("status").map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/Loading/),
    ),
  );

  return app;
}
