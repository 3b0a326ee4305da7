import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Review, ReviewWrite, SetApproval, SetLabel, UndoLabel } from "@/lib/contract/labels";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { getJson, sendJson } from "./api";
import { showGate } from "./gate";
import { KEYS } from "./keys";
import { showNow } from "./show-now";
import { TRAJECTORY_KEYS } from "./trajectory";

/** Events of one trajectory, newest first, a page at a time. */
export function labelHistoryOptions(id: string) {
  return infiniteQueryOptions({
    queryKey: TRAJECTORY_KEYS.history(id),
    queryFn: ({ signal, pageParam }) =>
      getJson({
        path: `/api/trajectories/${id}/history`,
        search: { cursor: pageParam ?? undefined },
        answer: (of) => of.LabelHistory,
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => ({ events: pages.flatMap((page) => page.events), total: pages.at(-1)?.total ?? 0 }),
  });
}

function firstPage(): string | null {
  return null;
}

/** Shows a review state in the reader; nothing else of the trajectory changes with a label. */
export function showReview(client: QueryClient, id: string, review: Review): Promise<void> {
  return showNow<TrajectoryDetail>(client, TRAJECTORY_KEYS.detail(id), (old) => ({ ...old, review }));
}

/** The review as the server has it now, for what must not be said from a copy; undefined where it is hidden from the person. */
export function standingReviewOptions(id: string) {
  return mutationOptions({
    mutationFn: async () => {
      const { review } = await getJson({
        path: `/api/trajectories/${id}/history`,
        search: { limit: 1 },
        answer: (of) => of.LabelHistory,
      });
      return review;
    },
  });
}

/** After a write the table, its facets and the funnel count anew; the answer does not wait for them. */
async function afterWrite(client: QueryClient, id: string, answer: ReviewWrite): Promise<void> {
  if (answer.status === "saved") await showReview(client, id, answer.review);

  for (const queryKey of [TRAJECTORY_KEYS.history(id), KEYS.trajectories, KEYS.facets, KEYS.funnel])
    void client.invalidateQueries({ queryKey });
}

/**
 * A conflict is an answer: it holds the other person's review and changes nothing here. Answers to one trajectory and undos
 * of them have one scope: they reach the server in the order in which they were given, also behind one that fails.
 */
export function setLabelOptions(client: QueryClient, id: string) {
  return mutationOptions({
    scope: { id },
    mutationFn: (body: SetLabel) =>
      sendJson({ method: "PUT", path: `/api/trajectories/${id}/label`, body, answer: (of) => of.ReviewWrite }),
    onSuccess: (answer) => afterWrite(client, id, answer),
  });
}

export function setApprovalOptions(client: QueryClient, id: string) {
  return mutationOptions({
    scope: { id },
    mutationFn: (body: SetApproval) =>
      sendJson({ method: "PUT", path: `/api/trajectories/${id}/approval`, body, answer: (of) => of.ReviewWrite }),
    onSuccess: (answer) => afterWrite(client, id, answer),
  });
}

export function undoLabelOptions(client: QueryClient, id: string) {
  return mutationOptions({
    scope: { id },
    mutationFn: (body: UndoLabel) =>
      sendJson({ method: "POST", path: `/api/trajectories/${id}/undo`, body, answer: (of) => of.ReviewWrite }),
    onSuccess: async (answer) => {
      const { gateReview } = answer;
      if (gateReview) {
        await showGate(client, id, gateReview);
        void client.invalidateQueries({ queryKey: KEYS.judgeReport });
      }
      await afterWrite(client, id, answer);
    },
  });
}
