/** From a tick or a point to its words. */
const LEADER = 10;
const GAP = 3;
/** Words that stand where they belong need no line. */
const MOVED = 2;
/** Of words: what lies under them ends at their letters, and lines of the grid also between the words. */
const [EDGE, WIDE_EDGE] = [3, 8];

interface EndWordsProps {
  x: number;
  /** Height of what the words name. */
  from: number;
  /** Height that is free for them. */
  to: number;
  /** Left of what they name. */
  isBefore?: boolean;
  /** Nothing but lines of the grid lies under them. */
  isOverGrid?: boolean;
  /** How far from what they name they stand. */
  leader?: number;
  color: string;
  fontSize: number;
  fontWeight?: number;
  children: string;
}

/** Words beside a point of a chart; where they had to move, a thin line leads to them. */
export function EndWords({
  x,
  from,
  to,
  isBefore = false,
  isOverGrid = false,
  leader = LEADER,
  color,
  fontSize,
  fontWeight,
  children,
}: EndWordsProps) {
  const way = isBefore ? -1 : 1;

  return (
    <g pointerEvents="none">
      {Math.abs(to - from) > MOVED || leader > LEADER ? (
        <path d={`M${x},${from}L${x + way * leader},${to}`} stroke={color} strokeOpacity={0.6} fill="none" />
      ) : null}
      <text
        x={x + way * (leader + GAP)}
        y={to}
        dominantBaseline="central"
        textAnchor={isBefore ? "end" : "start"}
        fill={color}
        stroke="var(--surface)"
        strokeWidth={isOverGrid ? WIDE_EDGE : EDGE}
        paintOrder="stroke"
        fontSize={fontSize}
        {...(fontWeight === undefined ? {} : { fontWeight })}
      >
        {children}
      </text>
    </g>
  );
}
