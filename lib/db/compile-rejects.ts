import { REJECT_CODES } from "@/lib/domain/verdict";
import type { TestOfKind } from "@/lib/query/filter";
import { type Sql, sql } from "./query-rows";
import { REJECTS } from "./sort-plan";

/** How many sets of rejects there are. */
const SETS = 2 ** REJECT_CODES.length;

/** One rule fails: the sets that hold it, listed, so that the index of the order finds their rows. */
export function rejectTest(test: TestOfKind["choice"]): Sql {
  if (test.kind === "none") return sql`${REJECTS} = 0`;

  const bit = 1 << (Number(test.value.slice(1)) - 1);
  const having = Array.from({ length: SETS }, (_, set) => set).filter((set) => (set & bit) !== 0);

  return sql`${REJECTS} = any(${having.map((set) => sizeOf(set) * SETS + set)}::int[])`;
}

/** So many rules fail: a range of the order, which begins with their number. */
export function rejectCountTest(test: TestOfKind["number"]): Sql {
  if (test.kind === "none") return sql`false`;

  const { low = { value: 0, isOpen: false }, high = { value: SETS, isOpen: true } } = test;
  const from = low.isOpen ? low.value + 1 : low.value;
  const before = high.isOpen ? high.value : high.value + 1;
  const order = (count: number): number => Math.min(Math.max(count, 0), SETS) * SETS;

  return sql`(${REJECTS} >= ${order(from)}::int and ${REJECTS} < ${order(before)}::int)`;
}

function sizeOf(set: number): number {
  return REJECT_CODES.filter((_, index) => (set & (1 << index)) !== 0).length;
}
