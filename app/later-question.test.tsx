import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aProblem } from "@/components/problem/given-problem";
import { anItem, aPerson, aProgress, aQueue } from "@/components/review-flow/given-flow";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { aDetail, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import { problemOptions } from "@/lib/client/problems";
import { queueOptions, reviewedQueueOptions } from "@/lib/client/queues";
import { trajectoryOptions } from "@/lib/client/trajectory";
import { AdjudicationView } from "./adjudicate/[queueId]/view";
import { ProblemView } from "./problems/[id]/view";
import { ReviewView } from "./queues/[id]/review/view";
import { readSearchParams } from "./trajectories/[id]/search-params";
import { TrajectoryView } from "./trajectories/[id]/view";

beforeEach(() => {
  givenWideWindow();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Page {
  readonly page: ReactNode;
  /** What the page asks about its one thing, and what it is answered. */
  readonly path: string;
  readonly queryKey: QueryKey;
  readonly answer: unknown;
  readonly others: Readonly<Record<string, Answer>>;
  /** Part of what it shows. */
  readonly shows: RegExp;
}

function aReader(): Page {
  const detail = aDetail({ steps: [aStep(0), aStep(1)] });
  const { id } = detail.header;

  return {
    page: <TrajectoryView id={id} address={readSearchParams({})} first={undefined} density="comfortable" chunks={[]} />,
    path: `/api/trajectories/${id}`,
    queryKey: trajectoryOptions(id).queryKey,
    answer: detail,
    others: { [`GET /api/trajectories/${id}/chunks/0`]: [aStep(0), aStep(1)] },
    shows: /^Thought of step 1\.$/,
  };
}

function aProblemPage(): Page {
  const problem = aProblem();
  const path = `/api/problems/${problem.id}`;

  return {
    page: <ProblemView id={problem.id} />,
    path,
    queryKey: problemOptions(problem.id).queryKey,
    answer: problem,
    others: { [`GET ${path}/rollouts`]: { items: [], nextCursor: null } },
    shows: /^Solved in at least 1 of 6 rollouts/,
  };
}

function aReview(): Page {
  const queue = aQueue();
  const item = anItem("a brass lamp");
  const path = `/api/queues/${queue.id}`;

  return {
    page: <ReviewView id={queue.id} />,
    path,
    queryKey: reviewedQueueOptions(queue.id).queryKey,
    answer: queue,
    others: {
      "GET /api/me": aPerson(),
      [`POST ${path}/leases`]: { items: [item], progress: aProgress(), nothing: "more" },
      [`GET /api/trajectories/${item.detail.header.id}/chunks/0`]: [aStep(0, { thought: "Look for brass." }), aStep(1)],
    },
    shows: /^Look for brass\.$/,
  };
}

function anAdjudication(): Page {
  const queue = aQueue({ name: "Audit" });

  return {
    page: <AdjudicationView queue={queue.id} />,
    path: `/api/queues/${queue.id}`,
    queryKey: queueOptions(queue.id).queryKey,
    answer: queue,
    others: {
      ...givenMe("lead"),
      [`GET /api/adjudications/${queue.id}`]: {
        ...{ queue: { id: queue.id, name: "Audit", questions: queue.questions }, items: [], nextCursor: null },
        counts: { conflict: 0, blocked_task_fault: 0, settled: 0 },
      },
    },
    shows: /^An item comes here when/,
  };
}

async function failAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.invalidateQueries({ queryKey });
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe("error"));
}

test.each([
  ["a trajectory", aReader],
  ["a problem", aProblemPage],
  ["a review", aReview],
  ["an adjudication", anAdjudication],
])("a later question that fails leaves the page of %s as it was, with what somebody writes in it", async (_, given) => {
  const { page, path, queryKey, answer, others, shows } = given();
  let fails = false;
  const broken = () => Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 });
  const { client } = givenApp(page, { answers: { ...others, [`GET ${path}`]: () => (fails ? broken() : answer) } });
  const text = await screen.findByText(shows);
  fails = true;

  await failAgain(client, queryKey);

  expect(text.isConnected).toBe(true);
  expect(screen.queryByRole("heading", { name: /could not be read/ })).toBeNull();
});
