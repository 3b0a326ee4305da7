import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CreateSample, SamplePlanRequest } from "@/lib/contract/audit-sample";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { showQueue } from "./queue-changes";

/** The strata of a wished sample. A question, though it travels as a POST. */
export function samplePlanOptions(request: SamplePlanRequest) {
  return queryOptions({
    queryKey: [...KEYS.auditSamples, "plan", request],
    queryFn: ({ signal }) =>
      sendJson({
        method: "POST",
        path: "/api/audit-samples/plan",
        body: request,
        answer: (of) => of.SamplePlan,
        signal,
      }),
  });
}

/** The samples of a corpus, with what they say by now. */
export function auditSamplesOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.auditSamples, "list", corpus],
    queryFn: ({ signal }) =>
      getJson({ path: "/api/audit-samples", search: { corpus }, answer: (of) => of.AuditSampleList, signal }),
    staleTime: 0,
  });
}

/** Draws a sample and makes its queue. */
export function createSampleOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: CreateSample) =>
      sendJson({ method: "POST", path: "/api/audit-samples", body, answer: (of) => of.Queue }),
    onSuccess: (queue) => {
      showQueue(client, queue);
      void client.invalidateQueries({ queryKey: KEYS.auditSamples });
    },
  });
}
