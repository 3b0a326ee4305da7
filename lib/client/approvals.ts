import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ApprovalRequest, StartApproval } from "@/lib/contract/labels";
import { sendJson } from "./api";
import { whenOver } from "./jobs";
import { KEYS } from "./keys";
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
    onSuccess: ({ jobId }) => whenOver(client, jobId, () => void refreshReviews(client)),
  });
}

/** Takes back what an approval job did, as another job. */
export function undoApprovalOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (jobId: string) =>
      sendJson({ method: "POST", path: `/api/approvals/${jobId}/undo`, answer: (of) => of.JobStarted }),
    onSuccess: ({ jobId: undoId }) => whenOver(client, undoId, () => void refreshReviews(client)),
  });
}

/** After a bulk change everything that counts or shows reviews asks anew. */
export async function refreshReviews(client: QueryClient): Promise<void> {
  const stale = [KEYS.trajectories, KEYS.facets, KEYS.funnel, KEYS.trajectory];

  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Rows that are written at the same time. */
const AT_ONCE = 6;

export interface ApprovedRows {
  /** Events that an undo takes back, by trajectory. */
  readonly saved: readonly { readonly id: string; readonly eventId: string }[];
  /** Rows that another person changed meanwhile; they were left as they are. */
  readonly conflicts: number;
}

/** Approves single rows, each at the version that the screen showed. */
export function approveRowsOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: async (rows: readonly { readonly id: string; readonly version: number }[]): Promise<ApprovedRows> => {
      const answers = await inTurns(rows, async ({ id, version }) => ({
        id,
        answer: await sendJson({
          method: "PUT",
          path: `/api/trajectories/${id}/approval`,
          body: { approved: true, expectedVersion: version },
          answer: (of) => of.ReviewWrite,
        }),
      }));
      const saved = answers.flatMap(({ id, answer }) =>
        answer.status === "saved" ? [{ id, eventId: answer.eventId }] : [],
      );

      return { saved, conflicts: answers.length - saved.length };
    },
    onSettled: () => refreshReviews(client),
  });
}

/** Takes back approvals of single rows; one that has a later answer stays. */
export function undoRowsOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (saved: ApprovedRows["saved"]) =>
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

async function inTurns<Item, Answer>(items: readonly Item[], work: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    answers.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));

  return answers;
}
