import type { ReleaseDifference } from "@/lib/contract/releases";

type Row = ReleaseDifference["rows"][number];

/** Trajectories of one problem to which the same happened. */
export interface DifferenceGroup extends Omit<Row, "trajectory"> {
  readonly trajectories: readonly string[];
}

/** Rows one after the other that differ in nothing but the trajectory, as one; they come by cause, change and problem. */
export function differenceGroups(rows: readonly Row[]): readonly DifferenceGroup[] {
  const groups: (DifferenceGroup & { trajectories: string[] })[] = [];
  for (const { trajectory, ...row } of rows) {
    const last = groups.at(-1);
    if (last !== undefined && isSame(last, row)) last.trajectories.push(trajectory);
    else groups.push({ ...row, trajectories: [trajectory] });
  }

  return groups;
}

type Told = Omit<Row, "trajectory">;

function isSame(one: Told, other: Told): boolean {
  return (
    one.problemId === other.problemId &&
    one.change === other.change &&
    one.cause === other.cause &&
    one.says === other.says &&
    one.pools.from === other.pools.from &&
    one.pools.to === other.pools.to
  );
}
