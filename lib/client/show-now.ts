import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Shows what a write left. The answer to a question on its way may be from before the write, and would take it away again:
 * that question is dropped, and what is on screen asked anew.
 */
export async function showNow<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (old: Data) => Data,
): Promise<void> {
  const only = { queryKey, exact: true };
  const isAsked = client.isFetching(only) > 0;
  await client.cancelQueries(only);
  client.setQueryData<Data>(queryKey, (old) => (old === undefined ? undefined : change(old)));
  if (isAsked) void client.invalidateQueries(only);
}
