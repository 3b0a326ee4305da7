"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { comparedPairs } from "@/components/filter-explain/compared-link";
import { useGateKeys } from "@/components/judgement/use-gate-keys";
import { useOwnGate } from "@/components/judgement/use-own-gate";
import { ReviewPane } from "@/components/review/review-pane";
import { useReview } from "@/components/review/use-review";
import { useReviewKeys } from "@/components/review/use-review-keys";
import { Screen } from "@/components/shell/screen";
import { wishNow } from "@/components/shell/wish-now";
import { keepOpened } from "@/components/trajectory-list/last-opened";
import { latePart } from "@/components/ui/late-part";
import { openAhead } from "@/lib/client/open-ahead";
import { readerLinkOf } from "@/lib/client/reader-store";
import { neighboursOptions } from "@/lib/client/trajectory";
import { useMay } from "@/lib/client/use-me";
import type { NeighbourQuery, TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import { readerLinkPairs } from "@/lib/domain/reader-link";
import { ItemLinks } from "./item-links";
import type { Hint } from "./key-bar";
import { useReaderFacts } from "./reader-context";
import { ReaderCrumbs } from "./reader-crumbs";
import { ReaderFrame } from "./reader-frame";
import { ReaderTools } from "./reader-tools";
import { useLinkMirror } from "./use-link-mirror";
import { usePanes } from "./use-panes";

// Only narrow windows have it. What stands behind it in the line stands at its place before it is here.
const ReviewSummary = latePart(
  () => import("@/components/review/review-summary").then((module) => module.ReviewSummary),
  <div className="flex-1" />,
);

const ANSWER: Hint = { ids: ["verdict.choose"], word: "answer" };
const GATE: Hint = { ids: ["verdict.gate"], word: "your gate" };
const APPROVE: Hint = { ids: ["verdict.approve"], word: "approve" };
const UNDO: Hint = { ids: ["item.undo"], word: "undo" };

interface ReaderScreenProps {
  detail: TrajectoryDetail;
  table: NeighbourQuery;
}

/** The reader of one trajectory of the table: what a person answers here is an override. */
export function ReaderScreen({ detail, table }: ReaderScreenProps) {
  const { header, review = UNTOUCHED_REVIEW } = detail;
  const { store } = useReaderFacts();
  const router = useRouter();
  const client = useQueryClient();
  const panes = usePanes();
  const actions = useReview(review, header.problem.query);
  const gate = useOwnGate(detail, actions);
  const mayApprove = useMay("approve");
  const [noteWish, setNoteWish] = useState(0);
  const options = neighboursOptions(header.id, table);
  const neighbours = useQuery(options).data;
  useReviewKeys({
    actions,
    onShow: panes.showRight,
    onNote: () => setNoteWish(noteWish + 1),
    isBlind: detail.review === undefined,
  });
  useGateKeys({
    gate,
    onShow: panes.showRight,
    isOpen: detail.gateReview !== undefined && header.judgement?.state !== "absent",
  });
  useLinkMirror();

  async function onItem(direction: "next" | "previous") {
    const isStillWished = wishNow();
    // The key may come before the answer; where that fails there is no row to go to.
    const id = (neighbours ?? (await client.ensureQueryData(options).catch(() => undefined)))?.[direction];
    if (!id || !isStillWished()) return;
    keepOpened(table, id);
    openAhead(client, { id });
    const { mode, layers } = readerLinkOf(store.get());
    const params = new URLSearchParams({ corpus: table.corpus, filter: table.filter, sort: table.sort });
    const compared = comparedPairs(new URLSearchParams(window.location.search));
    for (const [name, value] of [...readerLinkPairs({ mode, layers }), ...compared]) params.set(name, value);
    router.push(`/trajectories/${id}?${params}`);
  }

  return (
    <Screen
      crumbs={<ReaderCrumbs header={header} table={table} neighbours={neighbours} onItem={onItem} />}
      actions={
        <>
          <ItemLinks neighbours={neighbours} onItem={onItem} />
          <ReaderTools hasMenu />
        </>
      }
    >
      <ReaderFrame
        header={header}
        panes={panes}
        right={<ReviewPane detail={detail} actions={actions} gate={gate} noteWish={noteWish} />}
        summary={<ReviewSummary filter={header.filterVersion.name} review={detail.review} actions={actions} />}
        hints={mayApprove ? [ANSWER, GATE, APPROVE, UNDO] : [ANSWER, GATE, UNDO]}
        onItem={onItem}
      />
    </Screen>
  );
}
