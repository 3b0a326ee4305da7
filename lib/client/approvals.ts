import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { BulkApprovalList } from "@/lib/contract/bulk-approvals";
import type { ApprovalRequest, ReviewWrite, StartApproval } from "@/lib/contract/labels";
import { getJson, sendJson } from "./api";
import { type BulkPress, noteBulkFailure, noteBulkStart, pressBulk } from "./bulk-starts";
import { whenOver } from "./jobs";
import { KEYS } from "./keys";
import { invalidateElsewhere, invalidateHere } from "./other-tabs";
import { WAIT_WHILE_BEHIND } from "./wait-while-behind";

/** What "approve all matching" would do. A question, though it travels as a POST. */
export function approvalPreviewOptions(request: ApprovalRequest) {
  return queryOptions({
    queryKey: [...KEYS.trajectories, "approval-preview", request],
    queryFn: () =>
      sendJson({ method: "POST", path: "/api/approvals/preview", body: request, answer: (of) => of.ApprovalPreview }),
    ...WAIT_WHILE_BEHIND,
    staleTime: 0,
    gcTime: 0,
  });
}

export function startApprovalOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: StartApproval) =>
      sendJson({ method: "POST", path: "/api/approvals", body, answer: (of) => of.JobStarted }),
    onMutate: ({ corpus }) => pressed(client, corpus),
    // Whoever started it is told at once; the list follows.
    onSuccess: ({ jobId }, _, press) => void startBulk(client, press, jobId),
    onError: (error, _, press) => void failBulk(client, press, error),
  });
}

/** Takes back what an approval job did, as another job. */
export function undoApprovalOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (jobId: string) =>
      sendJson({ method: "POST", path: `/api/approvals/${jobId}/undo`, answer: (of) => of.JobStarted }),
    onMutate: () => pressed(client, corpus),
    onSuccess: ({ jobId }, _, press) => startBulk(client, press, jobId),
    onError: (error, _, press) => failBulk(client, press, error),
  });
}

/** Bulk approvals of a corpus and what took them back, newest first, a page at a time. */
export function bulkApprovalsOptions(corpus: string) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.bulkApprovals, corpus],
    queryFn: ({ signal, pageParam }) => readBulkApprovals(corpus, { signal, cursor: pageParam ?? undefined }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => ({
      items: pages.flatMap((page) => page.items),
      total: pages.at(-1)?.total ?? 0,
      leavesOut: pages.at(-1)?.leavesOut ?? false,
    }),
    staleTime: 0,
  });
}

/** A page of them as the server lists it now, whatever is known or being asked of the list. */
export function readBulkApprovals(
  corpus: string,
  { signal, cursor }: { readonly signal: AbortSignal; readonly cursor?: string | undefined },
): Promise<BulkApprovalList> {
  return getJson({ path: "/api/approvals", search: { corpus, cursor }, answer: (of) => of.BulkApprovalList, signal });
}

function firstPage(): string | null {
  return null;
}

/** What shows or counts reviews. */
const REVIEWS = [KEYS.trajectories, KEYS.facets, KEYS.funnel, KEYS.trajectory];
const BULK_CHANGES = [...REVIEWS, KEYS.bulkApprovals];

/** Bulk jobs that are followed, so that each is asked about by one, however often it is shown. */
const followed = new WeakMap<QueryClient, Set<string>>();

/** At the end of a bulk job shows what it did, whether or not the screen that asked is still open. */
export function followBulk(client: QueryClient, jobId: string): void {
  const known = followed.get(client) ?? new Set();
  if (known.has(jobId)) return;
  followed.set(client, known.add(jobId));

  whenOver(client, jobId, () => {
    known.delete(jobId);
    for (const queryKey of BULK_CHANGES) void invalidateHere(client, { queryKey });
  });
}

/** It counts from here on, although it waits for the answer or for the network. */
function pressed(client: QueryClient, corpus: string): BulkPress {
  const listed = client.getQueryData(bulkApprovalsOptions(corpus).queryKey);

  return pressBulk({ corpus, newestBefore: listed?.pages[0]?.items[0]?.job.id });
}

/** Ends when the list tells of the job: until then what is listed offers what is under way. */
function startBulk(client: QueryClient, press: BulkPress, jobId: string): Promise<void> {
  noteBulkStart(press, jobId);
  followBulk(client, jobId);
  whenOver(client, jobId, () => invalidateElsewhere(client, BULK_CHANGES));

  return refreshBulk(client);
}

/** The list is asked: somebody else may have been first, or it runs although no answer came. */
function failBulk(client: QueryClient, press: BulkPress | undefined, error: Error): Promise<void> {
  if (press !== undefined) noteBulkFailure(press, error);

  return refreshBulk(client);
}

function refreshBulk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEYS.bulkApprovals });
}

/** After a bulk change everything that counts or shows reviews asks anew. */
export async function refreshReviews(client: QueryClient): Promise<void> {
  await Promise.all(REVIEWS.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Rows that are written at the same time. */
const AT_ONCE = 6;

/** What became of rows that were written one by one. */
export interface RowsWritten {
  /** Events that an undo takes back, by trajectory. */
  readonly saved: readonly { readonly id: string; readonly eventId: string }[];
  /** Rows that another person changed meanwhile; they were left as they are. */
  readonly conflicts: number;
  /** Why others were not written, an error for each of them. */
  readonly refused: readonly Error[];
}

interface ApprovalOfRows {
  readonly rows: readonly { readonly id: string; readonly version: number }[];
  /** Whether they are approved, or their approvals are taken back. */
  readonly approved: boolean;
}

/** Approves single rows or takes their approvals back, each at the version that the screen showed. */
export function writeApprovalsOptions<Act extends ApprovalOfRows>(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ rows, approved }: Act) =>
      inTurns(rows, ({ id, version }) =>
        sendJson({
          method: "PUT",
          path: `/api/trajectories/${id}/approval`,
          body: { approved, expectedVersion: version },
          answer: (of) => of.ReviewWrite,
        }),
      ),
    onSettled: () => refreshReviews(client),
  });
}

/** Undoes what was written of single rows; one that has a later answer stays. */
export function undoRowsOptions<Act extends Pick<RowsWritten, "saved">>(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ saved }: Act) =>
      inTurns(saved, ({ id, eventId }) =>
        sendJson({
          method: "POST",
          path: `/api/trajectories/${id}/undo`,
          body: { eventId },
          answer: (of) => of.ReviewWrite,
        }),
      ),
    onSettled: () => refreshReviews(client),
  });
}

/** Writes all rows, a few at a time: what is refused of one is told beside the others and stops none of them. */
async function inTurns<Row extends { readonly id: string }>(
  rows: readonly Row[],
  write: (row: Row) => Promise<ReviewWrite>,
): Promise<RowsWritten> {
  const answers: PromiseSettledResult<{ readonly id: string; readonly answer: ReviewWrite }>[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE)
    answers.push(
      ...(await Promise.allSettled(
        rows.slice(at, at + AT_ONCE).map(async (row) => ({ id: row.id, answer: await write(row) })),
      )),
    );
  const answered = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const saved = answered.flatMap(({ id, answer }) =>
    answer.status === "saved" ? [{ id, eventId: answer.eventId }] : [],
  );

  return {
    saved,
    conflicts: answered.length - saved.length,
    refused: answers.flatMap((one) => (one.status === "rejected" ? [errorOf(one.reason)] : [])),
  };
}

function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
