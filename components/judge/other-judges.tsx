"use client";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { InertText } from "@/components/import/inert-text";
import { RequestError } from "@/components/shell/request-error";
import { formatNumber } from "@/components/ui/format-number";
import { TimeText } from "@/components/ui/time-text";
import { GateLadder } from "@/components/verdict/gate-ladder";
import { rejudgementsOptions } from "@/lib/client/rejudge";
import { useMay } from "@/lib/client/use-me";
import type { Rejudgement } from "@/lib/contract/rejudge";

/** What other judges said of a trajectory; nothing where none was asked, or where the judge is hidden. */
export function OtherJudges({ trajectory }: { trajectory: string }) {
  const maySee = useMay("see_rejudgements");

  return maySee ? <Judges trajectory={trajectory} /> : null;
}

function Judges({ trajectory }: { trajectory: string }) {
  const id = useId();
  const judges = useQuery(rejudgementsOptions(trajectory));
  if (judges.isPending) return null;
  if (judges.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="Other judges could not be loaded"
        error={judges.error}
        onRetry={() => void judges.refetch()}
      />
    );
  const { items, all } = judges.data;
  if (items.length === 0) return null;

  return (
    <div className="mt-3">
      <h3 id={id} className="mb-1 text-table font-semibold">
        Other judges
      </h3>
      <ul aria-labelledby={id} className="divide-y divide-line border-y border-line">
        {items.map((judgement) => (
          <Judge key={judgement.id} judgement={judgement} />
        ))}
      </ul>
      {all > items.length ? (
        <p className="mt-1 text-caption text-ink-3">
          The newest {formatNumber(items.length)} of {formatNumber(all)}
        </p>
      ) : null}
    </div>
  );
}

function Judge({ judgement }: { judgement: Rejudgement }) {
  const { model, rubric, state, score, gate, explanation, reason, tries, at } = judgement;
  const said = state === "failed" ? reason : explanation;

  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 font-medium">
          <InertText text={model} />
        </span>
        <GateLadder state={state} score={score} gate={gate} />
      </div>
      {said ? (
        <p className="text-ink-2">
          <InertText text={said} />
        </p>
      ) : null}
      <p className="text-caption text-ink-3">
        rubric {rubric}
        {tries > 1 ? `, ${tries} tries` : ""}, <TimeText iso={at} />
      </p>
    </li>
  );
}
