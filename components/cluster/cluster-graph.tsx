"use client";
import Link from "next/link";
import { useMemo, useRef, useState } from "react";
import { problemAddress } from "@/components/problem/problem-address";
import { shortNameOf } from "@/components/problem/short-names";
import { POOL_LOOK } from "@/components/split/pool-look";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { classNames } from "@/components/ui/class-names";
import { countOf } from "@/components/ui/format-number";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { ClusterDetail } from "@/lib/contract/clusters";
import type { SharedValue } from "./cluster-links";
import { ValueNode } from "./cluster-value-node";
import { graphLayout } from "./graph-layout";
import { GraphLines } from "./graph-lines";
import { REASON_LOOK } from "./reason-look";

const ROW_PX = 48;
/** Of the name of a split in a node. */
const SPLIT_CHARS = 16;
const wholeName = (split: string): string => split;

interface ClusterGraphProps {
  corpus: string;
  cluster: ClusterDetail;
  shared: readonly SharedValue[];
  onCut: ((shared: SharedValue) => void) | undefined;
}

/** One end of the lines: a problem at the left or what problems share at the right, by its place. */
export interface GraphEnd {
  readonly side: "problem" | "value";
  readonly at: number;
}

/** Problems at the left, what they share at the right, a line for each that has it. Both are reached by the keys. */
export function ClusterGraph({ corpus, cluster, shared, onCut }: ClusterGraphProps) {
  const { problems } = cluster;
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<GraphEnd>();
  const layout = useMemo(() => graphLayout(problems.length, shared, ROW_PX), [problems.length, shared]);
  const valueOrder = useMemo(
    () => shared.map((_, at) => at).toSorted((a, b) => (layout.valueY[a] ?? 0) - (layout.valueY[b] ?? 0)),
    [shared, layout],
  );
  // Together: names of splits are often alike but for a letter in their middle.
  const shortOf = useMemo(
    () =>
      shortNameOf(
        problems.flatMap(({ pools }) => pools.map(({ split }) => split)),
        SPLIT_CHARS,
      ),
    [problems],
  );
  const isTied = (end: GraphEnd): boolean => active !== undefined && areTied(active, end, shared);

  function nodeOf({ side, at }: GraphEnd) {
    return root.current?.querySelector<HTMLElement>(`[data-${side}="${at}"]`);
  }
  function focusOn(end: GraphEnd) {
    nodeOf(end)?.focus();
  }
  function step(by: 1 | -1) {
    if (!active) return focusOn({ side: "problem", at: layout.order[0] ?? 0 });
    const side = active.side === "problem" ? layout.order : valueOrder;
    const at = side[side.indexOf(active.at) + by];
    if (at !== undefined) focusOn({ side: active.side, at });
  }
  function cross(to: GraphEnd["side"]) {
    if (!active) return focusOn({ side: "problem", at: layout.order[0] ?? 0 });
    if (active.side === to) return;
    const others = to === "value" ? valueOrder : layout.order;
    const at = others.find((other) => areTied(active, { side: to, at: other }, shared));
    if (at !== undefined) focusOn({ side: to, at });
  }
  function edge(last: boolean) {
    const side = active?.side === "value" ? valueOrder : layout.order;
    const at = last ? side.at(-1) : side[0];
    if (at !== undefined) focusOn({ side: active?.side ?? "problem", at });
  }

  useHotkeys({
    "cluster.next": () => step(1),
    "cluster.previous": () => step(-1),
    "cluster.right": () => cross("value"),
    "cluster.left": () => cross("problem"),
    "cluster.first": () => edge(false),
    "cluster.last": () => edge(true),
    "cluster.open": () => active && nodeOf(active)?.click(),
    "cluster.cut": () => {
      const value = active?.side === "value" ? shared[active.at] : undefined;
      if (value && value.reason !== "person") onCut?.(value);
    },
  });

  return (
    <div ref={root} className="-m-1 overflow-x-auto p-1">
      <div className="relative min-w-130" style={{ height: layout.heightPx }}>
        <GraphLines layout={layout} shared={shared} active={active} />
        <ul aria-label="Problems">
          {layout.order.map((at) => {
            const problem = problems[at];
            if (!problem) return null;

            return (
              <li key={problem.id} className="absolute left-0 w-[45%]" style={{ top: top(layout.problemY[at]) }}>
                <Link
                  data-problem={at}
                  href={problemAddress(problem.id, corpus)}
                  prefetch={false}
                  title={problem.query}
                  aria-label={`${problem.query.trim() === "" ? problem.key : problem.query}. ${tiesOf(at, shared)}`}
                  onFocus={() => setActive({ side: "problem", at })}
                  onPointerEnter={() => setActive({ side: "problem", at })}
                  className={classNames(
                    "flex h-11 flex-col justify-center rounded-control border px-3",
                    isTied({ side: "problem", at })
                      ? "border-accent bg-accent-soft"
                      : "border-line bg-surface hover:border-edge",
                  )}
                >
                  <span className="truncate">
                    {problem.query.trim() === "" ? (
                      <span className="text-ink-2">no task text</span>
                    ) : (
                      <PlainText text={problem.query} />
                    )}
                  </span>
                  <span
                    className="flex min-w-0 text-caption text-ink-2"
                    title={factsOf(problem, wholeName).join(" · ")}
                  >
                    <span className="min-w-12 shrink-99 truncate font-mono">
                      <PlainText text={problem.key} />
                    </span>
                    <span className="min-w-0 truncate whitespace-pre">
                      <PlainText text={["", ...factsOf(problem, shortOf)].join(" · ")} />
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
        <ul aria-label="What they share">
          {valueOrder.map((at) => {
            const value = shared[at];

            return value ? (
              <li key={value.key} className="absolute right-0 w-[40%]" style={{ top: top(layout.valueY[at]) }}>
                <ValueNode
                  value={value}
                  at={at}
                  isTied={isTied({ side: "value", at })}
                  onPoint={() => setActive({ side: "value", at })}
                  onCut={onCut}
                />
              </li>
            ) : null;
          })}
        </ul>
      </div>
    </div>
  );
}

/** Pools first: where there is no room for all, they are not what is cut. */
function factsOf(
  { pools, trajectories }: ClusterDetail["problems"][number],
  nameOf: (split: string) => string,
): string[] {
  return [
    ...pools.map(({ split, pool }) => `${POOL_LOOK[pool].name} in ${nameOf(split)}`),
    countOf(trajectories, "trajectory", "trajectories"),
  ];
}

/** A node is four px lower than its row. */
const NODE_PX = 44;

function top(middlePx: number | undefined): number {
  return (middlePx ?? 0) - NODE_PX / 2;
}

/** Whether two ends are one, or a line goes from one to the other. */
function areTied(one: GraphEnd, other: GraphEnd, shared: readonly Pick<SharedValue, "members">[]): boolean {
  if (one.side === other.side) return one.at === other.at;
  const [problem, value] = one.side === "problem" ? [one, other] : [other, one];

  return shared[value.at]?.members.includes(problem.at) ?? false;
}

function tiesOf(at: number, shared: readonly SharedValue[]): string {
  const own = shared.filter(({ members }) => members.includes(at));

  return own.length === 0
    ? "Shares nothing"
    : `Shares ${own.map(({ reason, value }) => `${REASON_LOOK[reason].name} ${value}`).join(", ")}`;
}
