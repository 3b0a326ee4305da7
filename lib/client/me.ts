import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { SetActingRole } from "@/lib/contract/people";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";

export function meOptions() {
  return queryOptions({
    queryKey: [...KEYS.me],
    queryFn: ({ signal }) => getJson({ path: "/api/me", answer: (of) => of.Me, signal }),
  });
}

/** Local mode: act in a lower role, or as the owner again. What every screen shows may differ afterwards. */
export function setActingRoleOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: SetActingRole) =>
      sendJson({ method: "PUT", path: "/api/me/acting-role", body, answer: (of) => of.Done }),
    onSuccess: () => client.resetQueries(),
  });
}

export function signOutOptions() {
  return mutationOptions({
    mutationFn: () => sendJson({ method: "POST", path: "/api/auth/sign-out", answer: (of) => of.Done }),
    onSuccess: () => leaveFor("/sign-in"),
  });
}

/** By then the page has gone, or the person chose to stay because of an upload. */
const GONE_WITHIN_MS = 10_000;
let isLeaving = false;

/**
 * With a page load, so that nothing of the person before stays in memory. The first wish holds: what is still on its way
 * when somebody signs out is refused, and would name their place for the next one to come back to.
 */
export function leaveFor(path: string): void {
  if (isLeaving) return;

  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
  }, GONE_WITHIN_MS);
  window.location.assign(path);
}
