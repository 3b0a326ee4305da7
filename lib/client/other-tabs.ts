import type { QueryClient, QueryKey } from "@tanstack/react-query";

const NAME = "assay-changes";

/** What one tab asks anew, for the others: without a key nearly everything. */
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
    // What is chosen by a function cannot be sent.
    const change: Change = {
      ...(filters?.queryKey && !filters.predicate ? { queryKey: filters.queryKey } : {}),
      isExact: filters?.exact ?? false,
      isAskedAtOnce: filters?.refetchType !== "none",
    };
    channel.postMessage(change);

    return invalidate(filters, options);
  };
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    const isBehind = document.visibilityState === "hidden";
    void invalidate({
      ...(data.queryKey ? { queryKey: data.queryKey, exact: data.isExact } : {}),
      refetchType: isBehind || !data.isAskedAtOnce ? "none" : "active",
    });
  };

  return () => {
    client.invalidateQueries = invalidate;
    channel.close();
  };
}

function openChannel(): TabChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(NAME);
}
