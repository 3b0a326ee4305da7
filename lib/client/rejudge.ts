import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Job } from "@/lib/contract/jobs";
import type { MultiJudgeQuery } from "@/lib/contract/multi-judge";
import type { RejudgeRequest, StartRejudge } from "@/lib/contract/rejudge";
import { getJson, loadSchemas, sendJson } from "./api";
import { whenOver } from "./jobs";
import { KEYS } from "./keys";

/** What asking a judge again would do. A question, though it travels as a POST. */
export function rejudgePreviewOptions(request: RejudgeRequest) {
  return queryOptions({
    queryKey: [...KEYS.rejudgements, "preview", request],
    queryFn: () =>
      sendJson({ method: "POST", path: "/api/rejudgements/preview", body: request, answer: (of) => of.RejudgePreview }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Starts the job, follows it to its end, and then asks anew for what it changes. */
export function startRejudgeOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: StartRejudge) =>
      sendJson({ method: "POST", path: "/api/rejudgements", body, answer: (of) => of.JobStarted }),
    onSuccess: ({ jobId }) =>
      whenOver(client, jobId, () => {
        for (const queryKey of [KEYS.rejudgements, KEYS.multiJudge]) void client.invalidateQueries({ queryKey });
      }),
  });
}

/** What a job that is over came to. */
export function rejudgeResultOptions(job: Job) {
  return queryOptions({
    queryKey: [...KEYS.rejudgements, "result", job.id],
    queryFn: async () => (await loadSchemas()).RejudgeResult.parse(job.result),
  });
}

/** What other judges said of a trajectory. */
export function rejudgementsOptions(trajectory: string) {
  return queryOptions({
    queryKey: [...KEYS.rejudgements, trajectory],
    queryFn: ({ signal }) =>
      getJson({
        path: `/api/trajectories/${trajectory}/rejudgements`,
        answer: (of) => of.RejudgementList,
        signal,
      }),
  });
}

/** How far the judges of a corpus agree. */
export function multiJudgeOptions(corpus: string, query: MultiJudgeQuery) {
  return queryOptions({
    queryKey: [...KEYS.multiJudge, corpus, query],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/multi-judge`, search: query, answer: (of) => of.MultiJudge, signal }),
  });
}
