"use client";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useReview } from "@/components/review/use-review";
import { Screen } from "@/components/shell/screen";
import { readerLinkOf } from "@/lib/client/reader-store";
import { neighboursOptions } from "@/lib/client/trajectory";
import { UNTOUCHED_REVIEW } from "@/lib/contract/labels";
import type { NeighbourQuery, TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { readerLinkPairs } from "@/lib/domain/reader-link";
import { GoToDialog } from "./go-to-dialog";
import { ItemLinks } from "./item-links";
import { KeyBar } from "./key-bar";
import { ReaderCrumbs } from "./reader-crumbs";
import { useReaderFacts } from "./reader-context";
import { ReaderLayout } from "./reader-layout";
import { ReaderTools } from "./reader-tools";
import { StepsPane } from "./steps-pane";
import { useLinkMirror } from "./use-link-mirror";
import { useReading } from "./use-reading";

interface ReaderScreenProps {
  detail: TrajectoryDetail;
  table: NeighbourQuery;
}

/** The reader's header, panes and foot, and what moves between trajectories. */
export function ReaderScreen({ detail, table }: ReaderScreenProps) {
  const { header, review = UNTOUCHED_REVIEW } = detail;
  const { store } = useReaderFacts();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const reading = useReading(header);
  const actions = useReview(review);
  const neighbours = useQuery(neighboursOptions(header.id, table)).data;
  useLinkMirror();

  function onItem(direction: "next" | "previous") {
    const id = neighbours?.[direction];
    if (!id) return;
    const { mode, layers } = readerLinkOf(store.get());
    const params = new URLSearchParams({ corpus: table.corpus, filter: table.filter, sort: table.sort });
    for (const [name, value] of readerLinkPairs({ mode, layers })) params.set(name, value);
    router.push(`/trajectories/${id}?${params}`);
  }

  return (
    <Screen
      crumbs={<ReaderCrumbs header={header} table={table} />}
      actions={
        <>
          <ItemLinks neighbours={neighbours} onItem={onItem} />
          <ReaderTools />
        </>
      }
    >
      <div className="flex h-full min-h-0 flex-col">
        <ReaderLayout
          detail={detail}
          actions={actions}
          onGoTo={() => setAsking(true)}
          onItem={onItem}
          centre={<StepsPane header={header} reading={reading} />}
        />
        <KeyBar bodies={reading.bodies} />
      </div>
      <GoToDialog open={isAsking} onOpenChange={setAsking} />
    </Screen>
  );
}
