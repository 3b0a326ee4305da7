import Link from "next/link";
import { classNames } from "@/components/ui/class-names";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { Funnel } from "@/lib/contract/corpora";
import { STAGE_LOOK } from "./stage-look";

interface FunnelChartProps {
  stages: Funnel["stages"];
  /** Address that lists the rows of a filter. */
  addressOf: (filter: string) => string;
}

/** The funnel as bars under each other: how many are left, what share of the stage before, how many fell out. */
export function FunnelChart({ stages, addressOf }: FunnelChartProps) {
  const whole = Math.max(1, stages[0]?.count ?? 0);

  return (
    <ol className="flex flex-col">
      {stages.map(({ stage, count, filter }, index) => {
        // A corpus that came without judgements has an empty stage that the later ones do not ask for; approval asks
        // for what the filter says, and not for being kept.
        const before = stages.slice(0, index).findLast((earlier) => earlier.stage !== "kept" && earlier.count >= count);
        const ofWhat =
          before === stages[index - 1] ? "the stage before" : `“${before && STAGE_LOOK[before.stage].name}”`;

        return (
          <li key={stage}>
            <Link
              href={addressOf(filter)}
              title={`${STAGE_LOOK[stage].says}. Open the rows`}
              className="group flex flex-wrap items-center gap-x-3 rounded-control px-2 py-2 hover:bg-raised"
            >
              <span className="w-24 font-medium">{STAGE_LOOK[stage].name}</span>
              <span aria-hidden className="h-6 min-w-24 flex-1 rounded-mark bg-raised group-hover:bg-line">
                <span
                  className={classNames("block h-full rounded-mark", STAGE_LOOK[stage].fill)}
                  style={{ width: `${Math.max(count > 0 ? 0.4 : 0, (100 * count) / whole)}%` }}
                />
              </span>
              <span className="w-18 text-right text-section">{formatNumber(count)}</span>
              <span className="w-full text-caption text-ink-2 narrow:w-37">
                {before === undefined ? (
                  STAGE_LOOK[stage].says
                ) : (
                  <Share count={count} before={before.count} ofWhat={ofWhat} lost={STAGE_LOOK[stage].lost} />
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

interface ShareProps {
  count: number;
  before: number;
  /** The stage that it is a share of: the one above, unless the stage does not ask for that. */
  ofWhat: string;
  lost: string;
}

function Share({ count, before, ofWhat, lost }: ShareProps) {
  if (before === 0) return "nothing before it yet";
  const others = before - count;

  return (
    <>
      {formatPercent(count / before)} of {ofWhat}
      {others > 0 ? (
        <span className="block text-ink-3">
          {formatNumber(others)} {lost}
        </span>
      ) : null}
    </>
  );
}
