import Link from "next/link";
import { classNames } from "@/components/ui/class-names";
import { formatCount, formatNumber, formatPercent } from "@/components/ui/format-number";
import type { Funnel } from "@/lib/contract/corpora";
import { funnelBars } from "./funnel-bars";
import { KEPT_UNTOLD, STAGE_LOOK } from "./stage-look";

interface FunnelChartProps {
  funnel: Pick<Funnel, "stages" | "isKeptUntold" | "leftOut">;
  /** Address that lists the rows of a filter. */
  addressOf: (filter: string) => string;
}

/** The stages as bars under each other: how many rows, what share of the corpus, and what speaks against some of them. */
export function FunnelChart({ funnel, addressOf }: FunnelChartProps) {
  const whole = funnel.stages[0]?.count ?? 0;

  return (
    <ol className="flex flex-col">
      {funnelBars(funnel).map((bar) =>
        bar.kind === "untold" ? (
          <UntoldBar key="kept" />
        ) : (
          <li key={bar.of.stage}>
            <Bar {...bar.of} whole={whole} leftOut={funnel.leftOut} href={addressOf(bar.of.filter)} />
            {bar.of.beyond.length > 0 ? (
              <p className="flex flex-wrap gap-x-3 px-2 pb-1.5 text-caption narrow:pl-29">
                {bar.of.beyond.map((part) => (
                  <Link
                    key={part.stage}
                    href={addressOf(part.filter)}
                    prefetch={false}
                    className="text-ink-2 underline hover:text-ink"
                  >
                    {formatNumber(part.count)} of them {STAGE_LOOK[part.stage].lost}
                  </Link>
                ))}
              </p>
            ) : null}
          </li>
        ),
      )}
    </ol>
  );
}

function UntoldBar() {
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-2 py-2 narrow:min-h-12">
      <span className="w-24 font-medium">{STAGE_LOOK.kept.name}</span>
      <span aria-hidden className="h-6 min-w-24 flex-1 rounded-mark border border-dashed border-line" />
      <span aria-hidden className="w-18" />
      <span className="w-full text-caption text-ink-2 narrow:w-56">{KEPT_UNTOLD.long}</span>
    </li>
  );
}

interface BarProps extends Pick<Funnel["stages"][number], "stage" | "count"> {
  /** Rows of the corpus, which the first bar counts. */
  whole: number;
  leftOut: Funnel["leftOut"];
  href: string;
}

function Bar({ stage, count, whole, leftOut, href }: BarProps) {
  const look = STAGE_LOOK[stage];

  return (
    <Link
      href={href}
      title={`${look.says}. Open the rows`}
      className="group flex flex-wrap items-center gap-x-3 rounded-control px-2 py-2 hover:bg-raised narrow:min-h-12"
    >
      <span className="w-24 font-medium">{look.name}</span>
      <span aria-hidden className="h-6 min-w-24 flex-1 rounded-mark bg-raised group-hover:bg-line">
        <span
          className={classNames("block h-full rounded-mark", look.fill)}
          style={{ width: `${Math.max(count > 0 ? 0.4 : 0, (100 * count) / Math.max(1, whole))}%` }}
        />
      </span>
      <span className="w-18 text-right text-section">{formatNumber(count)}</span>
      <span className="w-full text-caption text-ink-2 narrow:w-56">
        {stage === "imported" ? <Whole leftOut={leftOut} /> : <Share count={count} whole={whole} lost={look.lost} />}
      </span>
    </Link>
  );
}

function Whole({ leftOut }: Pick<BarProps, "leftOut">) {
  return leftOut ? `+ ${formatCount(leftOut)} that you review blind` : STAGE_LOOK.imported.says;
}

interface ShareProps {
  count: number;
  whole: number;
  lost: string;
}

function Share({ count, whole, lost }: ShareProps) {
  if (whole === 0) return "nothing imported yet";
  const others = whole - count;

  return (
    <>
      {formatPercent(count / whole)} of {STAGE_LOOK.imported.name.toLowerCase()}
      {others > 0 ? (
        <span className="block text-ink-3">
          {formatNumber(others)} {lost}
        </span>
      ) : null}
    </>
  );
}
