import { mutationOptions, type QueryClient, useIsMutating } from "@tanstack/react-query";
import type { PutBack, SetAside } from "@/lib/contract/set-aside";
import { sendJson } from "./api";
import { KEYS } from "./keys";

const actKey = (id: string) => [...KEYS.imports, "set-aside", id];

/** Whether an own act is on its way, or what it left not read yet: until then nobody can say which rows they saw. */
export function useIsSettingAside(id: string): boolean {
  return useIsMutating({ mutationKey: actKey(id) }) > 0;
}

/** Sets rejected rows of an import aside. */
export function setAsideOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationKey: actKey(id),
    mutationFn: (body: SetAside) =>
      sendJson({
        method: "POST",
        path: `/api/imports/${id}/rejected/set-aside`,
        body,
        answer: (of) => of.SetAsideDone,
      }),
    onSettled: () => lookAgain(client),
  });
}

/** Puts rejected rows of an import back that are set aside. */
export function putBackOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationKey: actKey(id),
    mutationFn: (body: PutBack) =>
      sendJson({ method: "POST", path: `/api/imports/${id}/rejected/put-back`, body, answer: (of) => of.SetAsideDone }),
    onSettled: () => lookAgain(client),
  });
}

/**
 * What waits is told by imports, home and the pipeline, also after a refusal, which may be for what somebody else did. The
 * imports are waited for: whoever acts on many rows next says which they saw.
 */
async function lookAgain(client: QueryClient): Promise<void> {
  for (const key of [KEYS.funnel, KEYS.filterLab]) void client.invalidateQueries({ queryKey: key });
  await client.invalidateQueries({ queryKey: KEYS.imports });
}
