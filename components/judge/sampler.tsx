"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AddressOf } from "@/components/judge-report/address-of";
import { RequestError } from "@/components/shell/request-error";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { samplePlanOptions } from "@/lib/client/audit-samples";
import { useRefusal } from "@/lib/client/use-refusal";
import { SampleList } from "./sample-list";
import { SamplerPlan } from "./sampler-plan";
import { planRequest, type SamplerState, useSamplerState } from "./sampler-state";
import { SamplerWish } from "./sampler-wish";

interface SamplerProps {
  corpus: string;
  /** Of the rows to draw from. */
  filter: string;
  addressOf: AddressOf;
}

/** Audit samples of a corpus, and the next one to draw. */
export function Sampler({ corpus, filter, addressOf }: SamplerProps) {
  const [state, setState] = useSamplerState();
  const unchosen = useUnchosenCorpus();
  const refusal = useRefusal("make_queue") ?? unchosen;

  return (
    <div id="sampler" className="flex scroll-mt-4 flex-col gap-4">
      <SampleList corpus={corpus} addressOf={addressOf} />
      <Panel
        title="Draw an audit sample"
        subtitle={
          refusal ?? (
            <>
              Trajectories {filter === "" ? "of the corpus" : <Matching filter={filter} />}, drawn at random for people
              to answer blind. Their answers show how often the judge errs in all of them.
            </>
          )
        }
      >
        {refusal ? null : (
          <div className="flex flex-col gap-4">
            <SamplerWish state={state} onChange={setState} />
            <Plan corpus={corpus} filter={filter} state={state} addressOf={addressOf} />
          </div>
        )}
      </Panel>
    </div>
  );
}

function Matching({ filter }: { filter: string }) {
  return (
    <>
      that match <code className="font-mono text-mono wrap-anywhere">{filter}</code>
    </>
  );
}

function Plan({ corpus, filter, state, addressOf }: SamplerProps & { state: SamplerState }) {
  const request = planRequest(state, { corpus, filter });
  const plan = useQuery({ ...samplePlanOptions(request), placeholderData: keepPreviousData });
  if (plan.isPending) return <Skeleton height={220} />;
  if (plan.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The strata could not be counted"
        error={plan.error}
        onRetry={() => void plan.refetch()}
      />
    );
  if (plan.data.strata.length === 0)
    return <p className="text-ink-2">Nothing here has a gate of the judge, so there is nothing to draw.</p>;

  return (
    <div aria-busy={plan.isPlaceholderData} inert={plan.isPlaceholderData} className="aria-busy:opacity-60">
      {/* Another wish is another plan: what was typed over the last one goes with it. */}
      <SamplerPlan
        key={JSON.stringify(request)}
        request={request}
        seed={state.seed}
        plan={plan.data}
        addressOf={addressOf}
      />
    </div>
  );
}
