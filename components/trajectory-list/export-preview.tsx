"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { POOL_LOOK } from "@/components/split/pool-look";
import { classNames } from "@/components/ui/class-names";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { exportPreviewOptions } from "@/lib/client/exports";
import type { ExportPreview as Preview, StartExport } from "@/lib/contract/exports";

/** Two lines, as answers are: the buttons below stay where they are. */
const ROOM = "min-h-10";

/** How many rows would be taken, and what would be left out, before anything is written. */
export function ExportPreview({ asked }: { asked: StartExport }) {
  const preview = useQuery({ ...exportPreviewOptions(asked), placeholderData: keepPreviousData });
  if (preview.isPending)
    return (
      <div role="status" className={ROOM}>
        <span className="sr-only">Counting what would be taken</span>
        <Skeleton height={19} />
      </div>
    );
  if (preview.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="What it would take could not be counted"
        error={preview.error}
        onRetry={() => void preview.refetch()}
      />
    );

  const against = againstWords(preview.data);

  return (
    <div role="status" aria-busy={preview.isPlaceholderData} className={classNames(ROOM, "aria-busy:opacity-60")}>
      <p>
        <strong className="font-semibold">{takenWords(preview.data)}</strong> {leftOutWords(preview.data)}
      </p>
      {preview.data.heldOut === null ? null : <Against>{heldOutWords(preview.data.heldOut)}</Against>}
      {against === undefined ? null : <Against>{against}</Against>}
      {preview.data.nothing === null ? null : <p className="text-ink-2">{preview.data.nothing}</p>}
    </div>
  );
}

function Against({ children }: { children: string }) {
  return (
    <p className="flex items-baseline gap-1.5 font-medium text-subtask">
      <span aria-hidden>!</span>
      {children}
    </p>
  );
}

function takenWords({ matching, taken, arePaired }: Preview): string {
  const of = matching === taken ? "" : ` of ${formatNumber(matching)} that match`;

  return arePaired
    ? `Pairs would be made of ${countOf(taken, "trajectory", "trajectories")}${of}.`
    : `${countOf(taken, "trajectory", "trajectories")}${of} would be taken.`;
}

/** What a release would keep apart, and an export does not. Its words are those of what a release leaves out. */
function heldOutWords({ split, pools }: NonNullable<Preview["heldOut"]>): string {
  const parts = pools.map(({ pool, count }) => `${formatNumber(count)} in ${POOL_LOOK[pool].name}`);

  return `A release keeps apart, by the split “${split}”: ${parts.join(", ")}.`;
}

/** Of approved ones: nothing is kept out of the export for it. It has one line, also with counts of four digits. */
function againstWords({ notAgentic, noSuccess, arePaired }: Preview): string | undefined {
  const words = [
    ...countWords(notAgentic, "not agentic by people, else the filter"),
    ...countWords(noSuccess, "no success"),
  ];
  if (words.length === 0) return undefined;

  return `A release ${arePaired ? "never chooses" : "leaves out"}: ${words.join("; ")}.`;
}

function countWords(count: number, what: string): readonly string[] {
  return count === 0 ? [] : [`${formatNumber(count)} ${what}`];
}

function leftOutWords({ leftOut }: Preview): string {
  if (leftOut.length === 0) return "";

  return `Left out: ${leftOut.map(({ reason, count }) => `${formatNumber(count)} ${reason}`).join(", ")}.`;
}
