import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect } from "vitest";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenCorpus, givenTrajectoryPage, givenTrajectoryRow } from "./given-trajectory-row";
import { type ListState, USUAL_COLUMNS } from "./list-state";
import { TrajectoryList } from "./trajectory-list";

/** A corpus of three rows, as the table shows it. */
export const corpus = givenCorpus();
export const ROWS = [
  givenTrajectoryRow({ problem: { id: crypto.randomUUID(), query: "first headlight cover" } }),
  givenTrajectoryRow({
    problem: { id: crypto.randomUUID(), query: "second fridge magnet" },
    verdict: "sub_task",
    label: "agentic",
    labelSource: "person",
    labelledBy: "Owner",
    version: 4,
  }),
  givenTrajectoryRow({
    problem: { id: crypto.randomUUID(), query: "third foam roller" },
    judge: { state: "failed", gate: null, score: null },
    approved: true,
  }),
];
const FACETS = {
  facets: {
    verdict: [
      { value: "agentic", label: "agentic", term: "verdict:agentic", count: 2 },
      { value: "sub_task", label: "sub_task", term: "verdict:sub_task", count: 1 },
    ],
  },
  unlisted: {},
};
export const FUNNEL = {
  stages: [
    { stage: "imported", count: 3, filter: "", beyond: [] },
    { stage: "judged", count: 2, filter: "judge:scored", beyond: [] },
    { stage: "well_formed", count: 2, filter: "reject:none", beyond: [] },
    { stage: "agentic", count: 1, filter: "structure:agentic", beyond: [] },
    { stage: "approved", count: 1, filter: "approved:yes", beyond: [] },
  ],
  judgeFailed: 1,
  labelled: 1,
  decided: 1,
  agreed: 0,
  overridden: 1,
  rejectedRows: 0,
  leftOut: null,
};

/** What the address would say now. */
export const address: { state: ListState | undefined } = { state: undefined };

function Table({ initial }: { initial: Partial<ListState> }) {
  const [current, setCurrent] = useState<ListState>({
    filter: "",
    sort: "-imported",
    columns: USUAL_COLUMNS,
    density: "compact",
    facets: "shown",
    approvals: "hidden",
    dialog: "none",
    peek: "",
    ...initial,
  });
  address.state = current;

  return (
    <TrajectoryList
      corpus={corpus}
      state={current}
      setState={(change) => setCurrent((before) => ({ ...before, ...change }))}
    />
  );
}

export async function givenTable(initial: Partial<ListState> = {}, answers: Record<string, Answer> = {}, search = "") {
  const app = givenApp(<Table initial={initial} />, {
    search,
    answers: {
      "GET /api/trajectories": givenTrajectoryPage(ROWS),
      "GET /api/trajectories/facets": FACETS,
      [`GET /api/corpora/${corpus.id}/funnel`]: FUNNEL,
      ...answers,
    },
  });
  await waitFor(() => expect(screen.queryByText("Loading the trajectories")).toBeNull());

  return app;
}
