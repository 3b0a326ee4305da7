import { type ArenaOptions, simulateRows } from "./simulate-rows";

/**
 * A small arena as JSONL: judged envelopes of SN15 shape, one a line, without the newline.
 * By default 75 problems in three buckets and 12 runs, 3,000 trajectories. The same options give the same bytes.
 */
export function* simulateArena(options: ArenaOptions = {}): Generator<string> {
  for (const { envelope } of simulateRows(options)) yield JSON.stringify(envelope);
}
