import type { QueueSummary } from "@/lib/contract/queues";

type Place = Pick<QueueSummary, "id" | "corpus">;

/** Pages of a queue; the corpus goes along, so that the rail stays in it. */
export const queueAddress = ({ id, corpus }: Place): string => `/queues/${id}?corpus=${corpus}`;
export const reviewAddress = ({ id, corpus }: Place): string => `/queues/${id}/review?corpus=${corpus}`;
export const settleAddress = ({ id, corpus }: Place): string => `/adjudicate/${id}?corpus=${corpus}`;

/** The items of a queue in the table of trajectories. */
export function itemsAddress({ id, corpus }: Place): string {
  return `/trajectories?${new URLSearchParams({ corpus, filter: `queue:${id}` }).toString()}`;
}
