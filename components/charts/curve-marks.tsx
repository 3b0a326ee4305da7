"use client";
import { useXAxisScale, useYAxisScale } from "recharts";
import { markEnds } from "./curve-geometry";
import { EndWords } from "./end-words";
import type { CurveMark } from "./k-curves";

interface CurveMarksProps {
  marks: readonly CurveMark[];
  mostK: number;
  /** Height that is free for the sign of a mark. */
  signHeightOf: (key: string) => number | undefined;
}

/** Values from elsewhere: a short tick with a sign before it. */
export function CurveMarks({ marks, mostK, signHeightOf }: CurveMarksProps) {
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (!xOf || !yOf) return null;

  return marks.map(({ key, k, value, sign }) => {
    const [from, to] = markEnds(k, mostK);
    const left = xOf(from) ?? 0;
    const height = yOf(value) ?? 0;

    return (
      <g key={key} pointerEvents="none">
        <path d={`M${left},${height}H${xOf(to) ?? left}`} stroke="var(--ink-2)" strokeWidth={2} />
        <EndWords x={left} from={height} to={signHeightOf(key) ?? height} isBefore color="var(--ink-2)" fontSize={11.5}>
          {sign}
        </EndWords>
      </g>
    );
  });
}
