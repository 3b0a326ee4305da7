"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { RenderedHorizon } from "@/lib/contract/horizon";
import { HORIZON_ABSENCE_TEXT } from "@/lib/domain/horizon";
import { JudgeMessage } from "./judge-message";
import { TextAction } from "./text-action";
import type { HorizonAnswer } from "./use-horizon";

/** Says how much the judge could read, by which formatter, and opens the text it read. */
export function HorizonBar({ shown }: { shown: HorizonAnswer }) {
  return (
    <div className="flex min-h-10 shrink-0 items-center gap-3 border-b border-line bg-raised px-4 py-1 text-table text-ink-2 narrow:px-6">
      <div role="status" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <Words shown={shown} />
      </div>
      {shown.status === "ready" ? <MessageButton horizon={shown.horizon} /> : null}
      {shown.status === "failed" ? <TextAction onClick={shown.onRetry}>Try again</TextAction> : null}
    </div>
  );
}

function Words({ shown }: { shown: HorizonAnswer }) {
  switch (shown.status) {
    case "loading":
      return <span>Finding out what the judge read.</span>;
    case "failed":
      return <span>What the judge read could not be loaded.</span>;
    case "none":
      return <span>{HORIZON_ABSENCE_TEXT[shown.reason]}</span>;
    case "ready":
      return <Share horizon={shown.horizon} />;
  }
}

function Share({ horizon: { share, log, formatter, isApproximate } }: { horizon: RenderedHorizon }) {
  return (
    <>
      <span>
        Judge’s view: {shareWords(share)}
        {log.all > log.shown ? `, ${formatNumber(log.shown)} of ${formatNumber(log.all)} logged calls` : ""}
      </span>
      <Chip tone="quiet" title={formatter.note}>
        {formatter.title}
      </Chip>
      {isApproximate ? (
        <Chip
          tone="hollow"
          mark="≈"
          title="The record does not say which release of the judge read it, or that release’s text is not known in full."
        >
          approximate
        </Chip>
      ) : null}
    </>
  );
}

function shareWords({ shown, all }: RenderedHorizon["share"]): string {
  if (shown >= all) return "all of the thoughts and results";
  // What is cut is never rounded to all of it.
  const percent = formatPercent(Math.min(0.99, shown / all));

  return `${percent} of thoughts and results (${formatNumber(shown)} of ${formatNumber(all)} characters)`;
}

function MessageButton({ horizon }: { horizon: RenderedHorizon }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        What the judge read
      </Button>
      <JudgeMessage horizon={horizon} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
