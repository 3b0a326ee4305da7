"use client";
import { useXAxisScale, useYAxisScale } from "recharts";
import { type MarkGroup, markEnds, middleOf } from "./curve-geometry";
import { EndWords } from "./end-words";

interface CurveMarksProps {
  groups: readonly MarkGroup[];
  mostK: number;
  /** Height that is free for the sign of a group. */
  signHeightOf: (key: string) => number | undefined;
}

/** Values from elsewhere: a short tick with a sign before it, one sign for those that lie on each other. */
export function CurveMarks({ groups, mostK, signHeightOf }: CurveMarksProps) {
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (!xOf || !yOf) return null;

  return groups.map(({ key, k, values, sign }) => {
    const [from, to] = markEnds(k, mostK);
    const left = xOf(from) ?? 0;
    const height = yOf(middleOf({ values })) ?? 0;

    return (
      <g key={key} pointerEvents="none">
        {values.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal values are several ticks
          <path key={at} d={`M${left},${yOf(value) ?? 0}H${xOf(to) ?? left}`} stroke="var(--ink-2)" strokeWidth={2} />
        ))}
        <EndWords
          x={left}
          from={height}
          to={signHeightOf(key) ?? height}
          isBefore
          isOverGrid={k === 1}
          color="var(--ink-2)"
          fontSize={11.5}
        >
          {sign}
        </EndWords>
      </g>
    );
  });
}
