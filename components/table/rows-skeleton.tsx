import { classNames } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";

const WIDTHS = [62, 48, 70, 55, 66, 44, 58, 72, 50, 64, 46, 68, 57, 61, 52, 69, 47, 63] as const;

interface RowsSkeletonProps {
  rowHeightPx: number;
  /** Rows that there are, where that is known: no more of them are drawn. */
  most?: number;
  /** Of the grid that the rows will stand in. */
  columns?: SkeletonGrid & { readonly ofEach: readonly SkeletonColumn[] };
}

/** What its rows are laid out by: tracks, or the utility that has others in a narrow window. */
type SkeletonGrid = { readonly tracks: string } | { readonly utility: "matrix-columns" };

export interface SkeletonColumn {
  readonly key: string;
  readonly isAtEnd: boolean;
}

/** Rows in the place of rows that are on their way, in the table's own measure. */
export function RowsSkeleton({ rowHeightPx, most = WIDTHS.length, columns }: RowsSkeletonProps) {
  if (columns)
    return (
      <div aria-hidden>
        {WIDTHS.slice(0, most).map((width) => (
          <div
            key={width}
            className={classNames("items-center border-b border-line", "utility" in columns ? columns.utility : "grid")}
            style={{ height: rowHeightPx, ...("tracks" in columns ? { gridTemplateColumns: columns.tracks } : {}) }}
          >
            {columns.ofEach.map(({ key, isAtEnd }) => (
              <span key={key} className={isAtEnd ? "flex justify-end px-2" : "px-2"}>
                <Skeleton width={`${width}%`} />
              </span>
            ))}
          </div>
        ))}
      </div>
    );

  return (
    <div aria-hidden>
      {WIDTHS.slice(0, most).map((width) => (
        <div
          key={width}
          className="flex items-center gap-8 border-b border-line pr-4 pl-11"
          style={{ height: rowHeightPx }}
        >
          <span className="flex-1">
            <Skeleton width={`${width}%`} />
          </span>
          <Skeleton width={56} />
          <Skeleton width={96} />
          <Skeleton width={72} height={18} />
          <Skeleton width={80} />
          <Skeleton width={64} />
          <Skeleton width={60} />
        </div>
      ))}
    </div>
  );
}
