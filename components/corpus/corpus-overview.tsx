"use client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { labAddress } from "@/components/filter-lab/lab-address";
import { ActivationShare, RetryStopped } from "@/components/filter-panels/being-activated-note";
import { FunnelChart } from "@/components/funnel/funnel-chart";
import { KeptNote } from "@/components/funnel/kept-note";
import { APPROVAL_ALONE } from "@/components/funnel/stage-look";
import { JudgeAgainstVerdict } from "@/components/judge/judge-against-verdict";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { RequestError } from "@/components/shell/request-error";
import { EmptyCorpus } from "@/components/trajectory-list/empty-corpus";
import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { listAddress } from "@/components/trajectory-list/list-address";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { countOf } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { commentsForMeOptions } from "@/lib/client/comments-for-me";
import { funnelOptions } from "@/lib/client/corpora";
import { useMay } from "@/lib/client/use-me";
import type { Corpus, Funnel } from "@/lib/contract/corpora";
import { activatingWords } from "@/lib/domain/being-activated";
import { ACTIVE } from "@/lib/domain/version-name";
import { CommentsForMe, CommentsForMeLink } from "./comments-for-me";
import { ContinueReviewing } from "./continue-reviewing";
import { JudgeHealth } from "./judge-health";
import { OverviewSkeleton } from "./overview-skeleton";
import { QueuesCard } from "./queues-card";
import { RecentImports } from "./recent-imports";
import { RejectedRows } from "./rejected-rows";
import { ReleaseGuide } from "./release-guide";
import { ReleasesCard } from "./releases-card";
import { ReviewProgress } from "./review-progress";

/** The corpus at a glance: what is left at each stage, what waits for a person, what went wrong. */
export function CorpusOverview({ corpus }: { corpus: Corpus }) {
  const funnel = useQuery(funnelOptions(corpus.id));
  // Asked beside the figures, which wait for nothing.
  useInfiniteQuery(commentsForMeOptions(corpus.id));
  if (funnel.isPending) return <OverviewSkeleton />;
  // A later answer that fails leaves the figures of before.
  if (funnel.isLoadingError)
    return (
      <RequestError
        title="The funnel could not be counted"
        error={funnel.error}
        onRetry={() => void funnel.refetch()}
      />
    );

  return <Overview corpus={corpus} funnel={funnel.data} />;
}

function Overview({ corpus, funnel }: { corpus: Corpus; funnel: Funnel }) {
  const imported = countAt(funnel, "imported");
  const approved = countAt(funnel, "approved");
  const isEmpty = imported === 0 && corpus.trajectories === 0 && funnel.rejectedRows === 0;

  return (
    <PageFrame>
      <PageHead
        title={corpus.name}
        beside={
          <>
            <p className="text-ink-2">
              {countOf(imported, "trajectory", "trajectories")}
              {funnel.activation
                ? `. ${activatingWords(funnel.activation).replace(/\.$/, "")}`
                : `, filter ${corpus.filterVersion}`}
              {funnel.leftOut ? `. ${inNoFigure(funnel.leftOut)}` : null}
            </p>
            {funnel.activation?.isStopped ? <RetryStopped corpus={corpus.id} /> : null}
            {funnel.activation && !funnel.activation.isStopped ? (
              <p className="text-ink-2 empty:hidden">
                <ActivationShare corpus={corpus.id} />
              </p>
            ) : null}
            {corpus.kind === "sample" ? (
              <Chip tone="hollow" title="Made by a simulated arena on the first start; no real agent produced it">
                simulated data
              </Chip>
            ) : null}
          </>
        }
        actions={<CommentsForMeLink corpus={corpus.id} />}
      />
      {funnel.labelled === 0 && approved === 0 ? <ReleaseGuide corpus={corpus.id} /> : null}
      {isEmpty ? <EmptyCorpus corpus={corpus.id} /> : <Figures corpus={corpus} funnel={funnel} />}
      <RecentImports corpus={corpus} />
      <CommentsForMe corpus={corpus.id} />
    </PageFrame>
  );
}

const BARS = "Bars are counts in the whole corpus. Click one to list its rows.";

/** What stands at each stage, and what waits for a person. */
function Figures({ corpus, funnel }: { corpus: Corpus; funnel: Funnel }) {
  const mayTest = useMay("test_filter");
  const addressOf = (filter: string) => listAddress(corpus.id, filter);

  return (
    <>
      <div className="flex flex-col gap-4 medium:flex-row">
        {/* The last part of the shorter side fills what is left of it. */}
        <div className="flex min-w-0 flex-1 flex-col gap-4 *:last:grow">
          <Panel
            title="From imported to approved"
            subtitle={[BARS, ...(isKeptKnown(funnel) ? [`${APPROVAL_ALONE}.`] : [])].join(" ")}
            actions={
              mayTest ? (
                <Button asChild size="small">
                  <Link href={labAddress(corpus.id, ACTIVE)} prefetch={false}>
                    Test the filter
                  </Link>
                </Button>
              ) : null
            }
          >
            <FunnelChart funnel={funnel} addressOf={addressOf} />
            {funnel.selection ? <KeptNote how={funnel.selection} corpus={corpus.id} /> : null}
          </Panel>
          <div className="grid gap-4 narrow:grid-cols-2">
            <JudgeHealth funnel={funnel} addressOf={addressOf} />
            <RejectedRows count={funnel.rejectedRows} corpus={corpus.id} />
          </div>
        </div>
        <div className="flex min-w-0 shrink-0 flex-col gap-4 *:last:grow medium:w-90">
          <ContinueReviewing corpus={corpus.id} addressOf={addressOf} />
          <QueuesCard corpus={corpus.id} />
          <ReleasesCard corpus={corpus.id} />
          <ReviewProgress funnel={funnel} imported={countAt(funnel, "imported")} addressOf={addressOf} />
        </div>
      </div>
      <JudgeAgainstVerdict corpus={corpus.id} addressOf={addressOf} />
    </>
  );
}

function isKeptKnown({ stages }: Funnel): boolean {
  return stages.some(({ stage }) => stage === "kept");
}

function countAt({ stages }: Funnel, wanted: Funnel["stages"][number]["stage"]): number {
  return stages.find(({ stage }) => stage === wanted)?.count ?? 0;
}
