import { type InvalidateQueryFilters, QueryClient, type QueryKey } from "@tanstack/react-query";

const NAME = "assay-changes";

/** What one tab asks anew, for the others: without a key everything. */
interface Change {
  readonly queryKey?: QueryKey;
  readonly isExact: boolean;
  readonly isAskedAtOnce: boolean;
}

/** What a channel of the browser has that is needed here. */
export interface TabChannel {
  readonly postMessage: (change: unknown) => void;
  readonly close: () => void;
  onmessage?: ((event: MessageEvent) => void) | null;
}

const channels = new WeakMap<QueryClient, TabChannel>();

/**
 * What a write in this tab makes old is old in the other tabs of the browser, too: they ask anew for what they show, those
 * behind once they come to the front. Readers are opened in tabs of their own, and the list that one comes back to counts
 * what was answered there.
 *
 * @returns ends it
 */
export function tellOtherTabs(client: QueryClient, channel: TabChannel | undefined = openChannel()): () => void {
  if (channel === undefined) return () => undefined;

  const invalidate = client.invalidateQueries.bind(client);
  client.invalidateQueries = (filters, options) => {
    // A function cannot be sent. What it leaves out would be asked for in the other tabs, and each answer tell of more: so
    // what nothing but a function chooses stays here.
    if (filters?.queryKey || !filters?.predicate) {
      const change: Change = {
        ...(filters?.queryKey ? { queryKey: filters.queryKey } : {}),
        isExact: filters?.exact ?? false,
        isAskedAtOnce: filters?.refetchType !== "none",
      };
      channel.postMessage(change);
    }

    return invalidate(filters, options);
  };
  channels.set(client, channel);
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    const isBehind = document.visibilityState === "hidden";
    void invalidate({
      ...(data.queryKey ? { queryKey: data.queryKey, exact: data.isExact } : {}),
      refetchType: isBehind || !data.isAskedAtOnce ? "none" : "active",
    });
  };

  return () => {
    client.invalidateQueries = invalidate;
    channels.delete(client);
    channel.close();
  };
}

/**
 * For what this tab has only seen to end: whoever started it tells the others, and each that shows it sees the end itself.
 * Were it told by all who saw it, every tab would ask once for each other one.
 */
export function invalidateHere(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  return QueryClient.prototype.invalidateQueries.call(client, filters);
}

/** For a write that this tab asks anew about by a function: what the other tabs are to ask anew. */
export function invalidateElsewhere(client: QueryClient, queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) {
    const change: Change = { queryKey, isExact: false, isAskedAtOnce: true };
    channels.get(client)?.postMessage(change);
  }
}

function openChannel(): TabChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(NAME);
}
