import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ChangeJudgeEndpoint } from "@/lib/contract/judge-endpoints";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";

const PATH = "/api/judge-endpoints";

export function judgeEndpointsOptions() {
  return queryOptions({
    queryKey: [...KEYS.judgeEndpoints],
    queryFn: ({ signal }) => getJson({ path: PATH, answer: (of) => of.JudgeEndpointList, signal }),
  });
}

/** Makes an endpoint, or changes the one that is named. */
export function saveJudgeEndpointOptions(client: QueryClient, id: string | undefined) {
  const target =
    id === undefined ? ({ method: "POST", path: PATH } as const) : ({ method: "PUT", path: `${PATH}/${id}` } as const);

  return mutationOptions({
    mutationFn: (body: ChangeJudgeEndpoint) => sendJson({ ...target, body, answer: (of) => of.JudgeEndpoint }),
    onSettled: () => refresh(client),
  });
}

export function removeJudgeEndpointOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: () => sendJson({ method: "DELETE", path: `${PATH}/${id}`, answer: (of) => of.Done }),
    onSettled: () => refresh(client),
  });
}

/** One tiny request to the endpoint. */
export function testJudgeEndpointOptions(id: string) {
  return mutationOptions({
    mutationFn: () => sendJson({ method: "POST", path: `${PATH}/${id}/test`, answer: (of) => of.EndpointTest }),
  });
}

/** Also after a refusal: what it met is news. */
function refresh(client: QueryClient): void {
  for (const queryKey of [KEYS.judgeEndpoints, KEYS.audit]) void client.invalidateQueries({ queryKey });
}
