import { classNames } from "@/components/ui/class-names";
import type { GraphEnd } from "./cluster-graph";
import type { SharedValue } from "./cluster-links";
import type { graphLayout } from "./graph-layout";

interface GraphLinesProps {
  layout: ReturnType<typeof graphLayout>;
  shared: readonly SharedValue[];
  /** The end whose lines stand out. */
  active: GraphEnd | undefined;
}

/** The lines between problems and what they share; those of a person are dashed. The ends say in words what they tell. */
export function GraphLines({ layout, shared, active }: GraphLinesProps) {
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
      {shared.flatMap(({ key, reason, members }, value) =>
        members.map((problem) => {
          const isLit = active !== undefined && active.at === (active.side === "value" ? value : problem);

          return (
            <line
              key={`${key} ${problem}`}
              x1="45%"
              x2="60%"
              y1={layout.problemY[problem]}
              y2={layout.valueY[value]}
              stroke="currentColor"
              strokeWidth={isLit ? 2 : 1}
              strokeDasharray={reason === "person" ? "4 3" : undefined}
              className={classNames(isLit ? "text-accent" : "text-edge")}
            />
          );
        }),
      )}
    </svg>
  );
}
