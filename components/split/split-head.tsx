import Link from "next/link";
import { releaseAddress } from "@/components/release/release-address";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import { TimeText } from "@/components/ui/time-text";
import { useMay } from "@/lib/client/use-me";
import type { SplitDetail } from "@/lib/contract/splits";
import { POOLS, wantedShare } from "@/lib/leak/assign-pools";
import { strataWords } from "./share-words";
import { builderAddress } from "./split-address";
import type { SplitPart } from "./split-state";

const PARTS = [
  { value: "pools", label: "Pools" },
  { value: "audit", label: "Audit" },
] as const;

/** Releases that are named with their version. */
const MOST_TOLD = 5;

interface SplitHeadProps {
  split: SplitDetail;
  part: SplitPart;
  onPart: (part: SplitPart) => void;
}

/** What the split was made from, and which part of it is shown. */
export function SplitHead({ split, part, onPart }: SplitHeadProps) {
  const { note, seed, strata, weigh, version, createdBy, createdAt, grownAt, releases, pools, corpus } = split;
  const problems = pools.reduce((sum, pool) => sum + pool.problems, 0);
  const mayChange = useMay("change_splits");

  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-w-70 flex-1">
        <p className="text-section">
          {countOf(problems, "problem")} in {countOf(pools.filter((pool) => pool.problems > 0).length, "pool")}
        </p>
        {note ? (
          <p className="max-w-220 wrap-anywhere text-ink-2">
            <PlainText text={note} />
          </p>
        ) : null}
        <p className="text-table text-ink-2">
          Shared out by {weigh}, {strataWords(strata)}; seed <span className="font-mono text-mono">{seed}</span>,
          version {version}. Made by <PlainText text={createdBy} />, <TimeText iso={createdAt} />
          {grownAt ? (
            <>
              ; grown <TimeText iso={grownAt} />
            </>
          ) : null}
          .{" "}
          {releases === 0
            ? "No signed release ships it."
            : `${countOf(releases, "signed release")} ${releases === 1 ? "ships" : "ship"} it.`}
          <OtherVersions split={split} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {mayChange ? (
          <Button asChild>
            <Link href={builderAddress(corpus.id, { ...split, shares: percentShares(split) })}>
              Make another from it
            </Link>
          </Button>
        ) : null}
      </div>
      <div className="basis-full">
        <Segmented label="Part of the split" value={part} options={PARTS} onValueChange={onPart} />
      </div>
    </header>
  );
}

/** Which signed releases ship what the split was before it was changed. */
function OtherVersions({ split: { corpus, shipped } }: Pick<SplitHeadProps, "split">) {
  const more = shipped.length - MOST_TOLD;

  return (
    <>
      {shipped.slice(0, MOST_TOLD).map(({ release, number, version }) => (
        <span key={release}>
          {" "}
          <Link href={releaseAddress(release, corpus.id)} className="text-accent underline">
            #{number}
          </Link>{" "}
          ships version {version}.
        </span>
      ))}
      {more > 0 ? ` ${countOf(more, "older one")} too ${more === 1 ? "ships" : "ship"} another version.` : null}
    </>
  );
}

/** Of a whole, to two digits: shares of any sum make the same split. */
function percentShares({ shares }: Pick<SplitDetail, "shares">) {
  const [train, validation, test, never_touch] = POOLS.map((pool) =>
    Number((100 * wantedShare(shares, pool)).toFixed(2)),
  );

  return { train: train ?? 0, validation: validation ?? 0, test: test ?? 0, never_touch: never_touch ?? 0 };
}
