import { spreadLabels } from "@/components/charts/spread-labels";
import type { SharedValue } from "./cluster-links";

interface GraphLayout {
  /** Places of the problems from the top down. */
  readonly order: readonly number[];
  /** Middle of each problem in px, by its place in the list of the cluster. */
  readonly problemY: readonly number[];
  /** Middle of each shared value in px. */
  readonly valueY: readonly number[];
  readonly heightPx: number;
}

/** Passes over both sides after which an order hardly changes any more. */
const PASSES = 8;

/**
 * Problems at the left, what they share at the right, each near what it is joined with, so that few lines cross. The
 * order is that of the mean places of the neighbours, as in Sugiyama's layered drawings.
 */
export function graphLayout(
  problems: number,
  shared: readonly Pick<SharedValue, "members">[],
  rowPx: number,
): GraphLayout {
  let order = Array.from({ length: problems }, (_, place) => place);
  let rankOf = ranks(order);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const valueRank = shared.map(({ members }) => mean(members.map((place) => rankOf[place] ?? 0)));
    const wanted = wantedRanks(problems, shared, valueRank, rankOf);
    order = order.toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || (rankOf[a] ?? 0) - (rankOf[b] ?? 0));
    rankOf = ranks(order);
  }

  const heightPx = Math.max(problems, shared.length, 1) * rowPx;
  const free = (heightPx - problems * rowPx) / 2;
  const problemY = rankOf.map((rank) => free + (rank + 0.5) * rowPx);
  const valueY = spreadLabels(
    shared.map(({ members }) => mean(members.map((place) => problemY[place] ?? 0))),
    { gap: rowPx, low: rowPx / 2, high: heightPx - rowPx / 2 },
  );

  return { order, problemY, valueY, heightPx };
}

function wantedRanks(
  problems: number,
  shared: readonly Pick<SharedValue, "members">[],
  valueRank: readonly number[],
  rankOf: readonly number[],
): readonly number[] {
  const neighbours = Array.from({ length: problems }, (): number[] => []);
  for (const [at, { members }] of shared.entries())
    for (const place of members) neighbours[place]?.push(valueRank[at] ?? 0);

  return neighbours.map((own, place) => (own.length === 0 ? (rankOf[place] ?? 0) : mean(own)));
}

function ranks(order: readonly number[]): readonly number[] {
  const rankOf = new Array<number>(order.length).fill(0);
  for (const [rank, place] of order.entries()) rankOf[place] = rank;

  return rankOf;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
