"use client";
import { useState } from "react";
import type { AddressOf } from "@/components/judge-report/address-of";
import { formatShare } from "@/components/judge-report/format-estimate";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import type { SamplePlan, SamplePlanRequest } from "@/lib/contract/audit-sample";
import { leftOutWords } from "./left-out-words";
import { SamplerDialog } from "./sampler-dialog";
import { type DrawEdits, type Draws, drawsOf } from "./sampler-draws";
import { SamplerStrata } from "./sampler-strata";

interface SamplerPlanProps {
  request: SamplePlanRequest;
  seed: number;
  plan: SamplePlan;
  addressOf: AddressOf;
}

/** A plan to be changed by hand, and the queue that is made of it. */
export function SamplerPlan({ request, seed, plan, addressOf }: SamplerPlanProps) {
  const { corpus, filter, dimensions } = request;
  const [edits, setEdits] = useState<DrawEdits>(new Map());
  const [isMaking, setMaking] = useState(false);
  const draws = drawsOf(plan.strata, edits);
  const { counts, total, fault } = draws;

  return (
    <div className="flex flex-col gap-3">
      <SamplerStrata
        strata={plan.strata}
        counts={counts}
        edits={edits}
        addressOf={addressOf}
        onType={(stratum, typed) => setEdits(new Map(edits).set(stratum, typed))}
      />
      <LeftOut plan={plan} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
        <p role="status" className="min-w-0 flex-1 basis-80">
          {fault ? <span className="text-danger">{fault}</span> : <Expected draws={draws} />}
        </p>
        {edits.size > 0 ? <Button onClick={() => setEdits(new Map())}>Back to the plan</Button> : null}
        <Button variant="primary" disabled={fault !== undefined} onClick={() => setMaking(true)}>
          Make a queue of {countOf(total, "item")}
        </Button>
      </div>
      {isMaking ? (
        <SamplerDialog
          total={total}
          drawn={{
            corpus,
            filter,
            dimensions,
            seed,
            draws: [...counts].flatMap(([stratum, count = 0]) => (count > 0 ? [{ stratum, count }] : [])),
          }}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </div>
  );
}

function Expected({ draws: { total, halfWidth, undrawn } }: { draws: Draws }) {
  return (
    <>
      <strong className="font-semibold">{countOf(total, "new label")}</strong>
      {undrawn > 0 ? (
        <span className="text-review">
          {" "}
          leave {countOf(undrawn, "stratum", "strata")} without any: the estimate will not cover{" "}
          {undrawn === 1 ? "it" : "them"}.
        </span>
      ) : (
        <> give the error rate of the whole within about {formatShare(halfWidth)} to either side.</>
      )}
    </>
  );
}

/** What belongs to no stratum, and what labels from before may be used for. */
function LeftOut({ plan }: { plan: SamplePlan }) {
  const labels = plan.strata.reduce((sum, stratum) => sum + stratum.labels, 0);
  const without = leftOutWords(plan, "that you review blind");

  return (
    <div className="text-caption text-ink-3 empty:hidden">
      {labels > 0 ? (
        <p>
          Blind labels that are there already count for their own trajectories alone, whatever chose them. The sample is
          drawn from the rest.
        </p>
      ) : null}
      {without === "" ? null : <p>In no stratum: {without}.</p>}
    </div>
  );
}
