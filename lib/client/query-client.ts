import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api";
import { leaveFor } from "./me";
import { isRefused, retryFaults } from "./retry-faults";

/** Pages that are open to whoever is not signed in. */
const OPEN_PAGES = /^\/(sign-in|invite|reset)(\/|$)/;

/** Of a question whose screen itself tells what became of the thing, by what it still knows of it. */
export const KEEPS_REFUSED = { keepsRefused: true } as const;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        signInAgain(error);
        dropRefused(error, query);
      },
    }),
    mutationCache: new MutationCache({ onError: signInAgain }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: retryFaults,
        refetchOnWindowFocus: isWorthAsking,
        refetchOnReconnect: isWorthAsking,
      },
    },
  });
}

/**
 * What is gone by now, or what a person may no longer see, does not stand on as if it were so: the error of the screen takes
 * its place.
 */
export function dropRefused(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (isRefused(error) && !query.meta?.["keepsRefused"]) query.setState({ data: undefined });
}

/** Where a refusal stands alone it gives way to a skeleton when it is asked for: not each time that somebody comes back to the window. */
function isWorthAsking({ state }: Query): boolean {
  return state.data !== undefined || !isRefused(state.error);
}

/** A session that ended meanwhile: sign in, and come back to this very place. */
function signInAgain(error: Error): void {
  if (!(error instanceof ApiError) || error.code !== "UNAUTHENTICATED" || typeof window === "undefined") return;
  const { pathname, search } = window.location;
  if (OPEN_PAGES.test(pathname)) return;

  leaveFor(`/sign-in?next=${encodeURIComponent(`${pathname}${search}`)}`);
}
