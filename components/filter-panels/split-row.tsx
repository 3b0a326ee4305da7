import Link from "next/link";
import { PoolChip } from "@/components/split/pool-chip";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip } from "@/components/ui/chip";
import { formatNumber } from "@/components/ui/format-number";
import type { Pipeline } from "@/lib/contract/pipeline";
import { PUBLISHED_END } from "./published-stages";

interface SplitRowProps extends Pick<Pipeline, "splits"> {
  addressOf: (filter: string) => string;
}

/** The last stage: what is kept, by pool of each split, beside the paper's train and evaluation. */
export function SplitRow({ splits, addressOf }: SplitRowProps) {
  return (
    <div title="Pools by leak cluster" className="flex flex-wrap items-start gap-x-3 rounded-control px-2 py-1.5">
      <span className={splits.length > 0 ? "w-36 font-medium" : "w-36 text-ink-2"}>
        Split {splits.length > 0 ? null : <Chip tone="hollow">none yet</Chip>}
      </span>
      <div className="min-w-24 flex-1 basis-44 narrow:basis-0">
        {splits.length > 0 ? (
          <ul className="flex flex-col gap-1">
            {splits.map((held) => (
              <li key={held.split} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <HeldSplit held={held} addressOf={addressOf} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-caption text-ink-2">
            What is kept here is not divided yet:{" "}
            <Link href="/splits" className="text-accent underline">
              make a split
            </Link>{" "}
            by leak clusters.
          </p>
        )}
      </div>
      <span className="w-full text-caption text-ink-2 narrow:w-44 narrow:text-right">
        <span className="narrow:sr-only">published: </span>
        {formatNumber(PUBLISHED_END.all)} = {formatNumber(PUBLISHED_END.train)} train +{" "}
        {formatNumber(PUBLISHED_END.evaluation)} evaluation
      </span>
    </div>
  );
}

interface HeldSplitProps extends Pick<SplitRowProps, "addressOf"> {
  held: Pipeline["splits"][number];
}

function HeldSplit({ held: { split, pools }, addressOf }: HeldSplitProps) {
  return (
    <>
      <span className="max-w-60 truncate" title={split}>
        <PlainText text={split} />
      </span>
      {pools.map(({ pool, count, filter }) => (
        <span key={pool ?? ""} className="flex items-center gap-1.5 text-caption text-ink-2">
          {pool === null ? "no pool yet" : <PoolChip pool={pool} />}
          {filter === null ? (
            formatNumber(count)
          ) : (
            <Link href={addressOf(filter)} prefetch={false} className="text-accent underline">
              {formatNumber(count)}
              <span className="sr-only">, open the rows</span>
            </Link>
          )}
        </span>
      ))}
      {pools.length === 0 ? <span className="text-caption text-ink-3">nothing is kept</span> : null}
    </>
  );
}
