import { type MutationOptions, QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { aConflict } from "@/components/adjudication/given-conflict";
import { aGateReview } from "@/components/judgement/given-judgement";
import { aReview } from "@/components/trajectory/given-reader";
import type { SetGate } from "@/lib/contract/judge-audit";
import { settleOptions, undoSettleOptions } from "./adjudications";
import { startApprovalOptions, undoApprovalOptions, undoRowsOptions, writeApprovalsOptions } from "./approvals";
import { setGateOptions } from "./gate";
import { KEYS } from "./keys";
import { setApprovalOptions, setLabelOptions, undoLabelOptions } from "./labels";
import { TRAJECTORY_KEYS } from "./trajectory";

afterEach(() => vi.unstubAllGlobals());

const ID = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f001";
const EVENT = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f002";
const QUEUE = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f003";
const HISTORY = TRAJECTORY_KEYS.history(ID);
const DETAIL = TRAJECTORY_KEYS.detail(ID);
const { trajectories: LIST, facets: FACETS, funnel: FUNNEL, judgeReport: REPORT, queues: QUEUES } = KEYS;

const SAVED = { status: "saved", review: aReview(), eventId: EVENT };
const CONFLICT = { status: "conflict", review: aReview() };
const GATE_SAVED = { status: "saved", gateReview: aGateReview(), eventId: EVENT, isBeyondHorizon: false };
const SETTLED = { status: "saved", item: aConflict() };

/** A browser that holds something of all of these, and a server that answers so. */
function given(answer: (address: string) => unknown) {
  vi.stubGlobal("fetch", async (address: string) => Response.json(answer(address)));
  const client = new QueryClient();
  const keys = [LIST, FACETS, FUNNEL, HISTORY, DETAIL, REPORT, QUEUES];
  for (const key of keys) client.setQueryData([...key, "of before"], {});

  return { client, stale: () => keys.filter((key) => client.getQueryState([...key, "of before"])?.isInvalidated) };
}

function mutate<Answer, Body, Before>(
  client: QueryClient,
  options: MutationOptions<Answer, Error, Body, Before>,
  body: NoInfer<Body>,
): Promise<Answer> {
  return client.getMutationCache().build(client, options).execute(body);
}

/** What is asked anew once the server has answered so. */
async function staleAfter<Answer, Body>(
  options: (client: QueryClient) => MutationOptions<Answer, Error, Body>,
  body: NoInfer<Body>,
  answer: unknown,
) {
  const { client, stale } = given(() => answer);
  await mutate(client, options(client), body);

  return stale();
}

const label = { label: "agentic", expectedVersion: 0 } as const;

test.each([
  ["was saved", SAVED],
  ["met another person's", CONFLICT],
])("after a label or an approval that %s the list, its facets, the funnel and the history", async (_, answer) => {
  expect(await staleAfter((client) => setLabelOptions(client, ID), label, answer)).toEqual([
    LIST,
    FACETS,
    FUNNEL,
    HISTORY,
  ]);
  const approval = { approved: true, expectedVersion: 0 };
  expect(await staleAfter((client) => setApprovalOptions(client, ID), approval, answer)).toEqual([
    ...[LIST, FACETS, FUNNEL, HISTORY],
  ]);
});

test.each([
  ["label", SAVED, []],
  ["gate", { ...SAVED, gateReview: aGateReview() }, [REPORT]],
  ["gate that met another person's", { ...CONFLICT, gateReview: aGateReview() }, [REPORT]],
])("after the undo of a %s what lists and counts it; the answer holds what stands now", async (_, answer, more) => {
  expect(await staleAfter((client) => undoLabelOptions(client, ID), { eventId: EVENT }, answer)).toEqual([
    ...[LIST, FACETS, FUNNEL, HISTORY, ...more],
  ]);
});

test("after a gate what lists and counts it; the funnel counts none", async () => {
  const body = { gate: 2, spans: [], expectedVersion: 0 } satisfies SetGate;

  expect(await staleAfter((client) => setGateOptions(client, ID), body, GATE_SAVED)).toEqual([
    ...[LIST, FACETS, HISTORY, REPORT],
  ]);
  expect(
    await staleAfter((client) => setGateOptions(client, ID), body, { status: "conflict", gateReview: aGateReview() }),
  ).toEqual([]);
});

test("after rows that were approved together, and after their undo, everything that shows reviews", async () => {
  const all = [LIST, FACETS, FUNNEL, HISTORY, DETAIL];

  expect(await staleAfter(writeApprovalsOptions, { rows: [{ id: ID, version: 0 }], approved: true }, SAVED)).toEqual(
    all,
  );
  expect(await staleAfter(undoRowsOptions, { saved: [{ id: ID, eventId: EVENT }] }, SAVED)).toEqual(all);
});

test("after a job that approved, and after the one that takes it back, everything that shows reviews", async () => {
  const job = {
    ...{ id: ID, kind: "approve", state: "done", done: 3, total: 3, unit: "rows", cancelRequested: false },
    ...{ error: null, result: null, createdAt: "2026-11-20T09:00:00.000Z", startedAt: null, finishedAt: null },
  };
  const start = { corpus: ID, filter: "", approved: true, confirmedCount: 3 } as const;

  for (const begin of [
    (client: QueryClient) => mutate(client, startApprovalOptions(client), start),
    (client: QueryClient) => mutate(client, undoApprovalOptions(client, start.corpus), EVENT),
  ]) {
    const { client, stale } = given((address) => (address.includes("/jobs/") ? job : { jobId: ID }));
    await begin(client);

    await expect.poll(stale).toEqual([LIST, FACETS, FUNNEL, HISTORY, DETAIL]);
  }
});

test("after a disagreement that was settled, and after its undo, its queue too", async () => {
  const all = [LIST, FACETS, FUNNEL, HISTORY, DETAIL, QUEUES];
  const settle = { item: ID, answers: {}, cause: "slip", expectedVersion: 3 } as const;

  expect(await staleAfter((client) => settleOptions(client, QUEUE), settle, SETTLED)).toEqual(all);
  expect(await staleAfter((client) => undoSettleOptions(client, QUEUE), { item: ID, event: EVENT }, SETTLED)).toEqual(
    all,
  );
});
