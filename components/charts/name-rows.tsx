import type { SeriesLook } from "./series-look";

/** Height of one name. */
export const NAME_ROW_PX = 18;
/** Narrower a plot is a sliver: then the names stand under it instead of at the ends of the lines. */
export const LEAST_PLOT_PX = 160;
/** From the edge of the chart to the sample of a line, and to the words after it. */
const [SAMPLE_PX, WORDS_PX] = [8, 38];
const SAMPLE_WIDTH_PX = 22;
const FONT_PX = 11.5;

interface NameRowsProps {
  rows: readonly {
    readonly key: string;
    readonly words: string;
    /** The whole name, on hover, where the words have another. */
    readonly whole?: string;
    readonly look: SeriesLook;
  }[];
  /** Where the first row begins in the chart. */
  top: number;
}

/** The names of the lines under a chart, each with a sample of its line. They are a part of the picture, and saved with it. */
export function NameRows({ rows, top }: NameRowsProps) {
  return (
    <g fontSize={FONT_PX} data-names>
      {rows.map(({ key, words, whole, look: { color, dash } }, at) => {
        const y = top + (at + 0.5) * NAME_ROW_PX;

        return (
          <g key={key}>
            <path
              d={`M${SAMPLE_PX},${y}h${SAMPLE_WIDTH_PX}`}
              stroke={color}
              strokeWidth={2}
              fill="none"
              {...(dash ? { strokeDasharray: dash } : {})}
            />
            <text x={WORDS_PX} y={y} dominantBaseline="central" fill={color}>
              {whole === undefined ? null : <title>{whole}</title>}
              {words}
            </text>
          </g>
        );
      })}
    </g>
  );
}
