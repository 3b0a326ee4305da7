import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api";

/** Refusals are answers: only faults and silence are worth another try. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isWorthRetry(error),
        refetchOnWindowFocus: true,
      },
    },
  });
}

function isWorthRetry(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
