"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { OpenBlindQueue } from "@/components/queue/open-blind-queue";
import { ActLink } from "@/components/shell/act-link";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { RequestError } from "@/components/shell/request-error";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { CommandFoot } from "@/components/split/command-foot";
import { ListFoot } from "@/components/trajectory-list/list-foot";
import { countOf } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { releasePagesOptions } from "@/lib/client/releases";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useMay } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import type { ReleaseList } from "@/lib/contract/releases";
import { commandOption } from "@/lib/domain/command-option";
import { ApprovalsSetting } from "./approvals-setting";
import { NoReleases } from "./no-releases";
import { newReleaseAddress } from "./release-address";
import { ReleaseRows } from "./release-rows";
import { isBlocked } from "./release-standing";
import { ReleasesGate } from "./releases-gate";
import { ReleasesSkeleton } from "./releases-skeleton";

/** What was built of a corpus, where each release stands, and what holds it back. */
export function ReleasesScreen({ corpus }: { corpus: Corpus }) {
  return (
    <ReleasesGate skeleton={<ReleasesSkeleton />}>
      <ReleasesPage corpus={corpus} />
    </ReleasesGate>
  );
}

function ReleasesPage({ corpus }: { corpus: Corpus }) {
  const list = useInfiniteQuery(releasePagesOptions(corpus.id));
  if (list.isPending) return <ReleasesSkeleton />;
  const first = list.data?.pages[0];
  if (first === undefined)
    return (
      <RequestError
        title="The releases could not be read"
        error={list.error ?? new Error("The answer holds no page.")}
        onRetry={() => void list.refetch()}
      />
    );

  return (
    <Releases
      corpus={corpus}
      list={{ ...first, items: list.data?.pages.flatMap(({ items }) => items) ?? [] }}
      hasMore={list.hasNextPage}
      foot={<ListFoot pages={list} />}
    />
  );
}

interface ReleasesProps {
  corpus: Corpus;
  list: ReleaseList;
  hasMore: boolean;
  /** The way to more of them. */
  foot: ReactNode;
}

function Releases({ corpus, list, hasMore, foot }: ReleasesProps) {
  const router = useRouter();
  const mayBuild = useMay("build_release");
  const isChosen = useUnchosenCorpus() === undefined;
  const buildKey = useKeyOf("release.build");
  const blocked = list.items.filter(isBlocked).length;
  useHotkeys(mayBuild && isChosen ? { "release.build": () => router.push(newReleaseAddress(corpus.id)) } : {});
  if (list.items.length === 0)
    return (
      <PageFrame>
        <PageHead title="Releases" />
        <NoReleases corpus={corpus.id} leavesOut={list.leavesOut} />
      </PageFrame>
    );

  return (
    <PageFrame>
      <PageHead
        title="Releases"
        beside={
          <span className="text-ink-2">
            {hasMore ? "The newest " : ""}
            {countOf(list.items.length, "release")}
            {blocked > 0 ? `, ${blocked} blocked` : ""}
          </span>
        }
        actions={
          mayBuild ? (
            <ActLink variant="primary" href={newReleaseAddress(corpus.id)}>
              Build a release {buildKey ? <Kbd keys={buildKey} /> : null}
            </ActLink>
          ) : null
        }
      >
        <p className="max-w-220 text-ink-2">
          A release is a corpus that never changes: the same recipe on the same labels gives the same bytes. One that
          leaks cannot be signed.
        </p>
      </PageHead>
      <ReleaseRows corpus={corpus.id} items={list.items} />
      {foot}
      {list.leavesOut ? <LeftOut corpus={corpus.id} /> : null}
      <ApprovalsSetting corpus={corpus.id} needed={list.approvalsNeeded} />
      <CommandFoot
        commands={[
          {
            does: "lists the releases",
            command: `npm run -s assay -- release list ${commandOption("corpus", corpus.name)} --json`,
          },
        ]}
      />
    </PageFrame>
  );
}

function LeftOut({ corpus }: { corpus: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-ink-2">
        Releases that may hold trajectories you review blind in a queue are not listed until you have answered and
        revealed your last answer, or until the queue is closed.
      </p>
      <OpenBlindQueue corpus={corpus} />
    </div>
  );
}
