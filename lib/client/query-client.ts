import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api";
import { leaveFor } from "./me";
import { retryFaults } from "./retry-faults";

/** Pages that are open to whoever is not signed in. */
const OPEN_PAGES = /^\/(sign-in|invite|reset)(\/|$)/;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: signInAgain }),
    mutationCache: new MutationCache({ onError: signInAgain }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: retryFaults,
        refetchOnWindowFocus: true,
      },
    },
  });
}

/** A session that ended meanwhile: sign in, and come back to this very place. */
function signInAgain(error: Error): void {
  if (!(error instanceof ApiError) || error.code !== "UNAUTHENTICATED" || typeof window === "undefined") return;
  const { pathname, search } = window.location;
  if (OPEN_PAGES.test(pathname)) return;

  leaveFor(`/sign-in?next=${encodeURIComponent(`${pathname}${search}`)}`);
}
