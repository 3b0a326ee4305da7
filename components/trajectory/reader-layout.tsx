"use client";
import { type ReactNode, useState } from "react";
import { ReviewPane } from "@/components/review/review-pane";
import { ReviewSheet } from "@/components/review/review-sheet";
import type { ReviewActions } from "@/components/review/use-review";
import { useReviewKeys } from "@/components/review/use-review-keys";
import { useMedia } from "@/lib/client/use-media";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { OutlinePane } from "./outline-pane";
import { OutlineStrip } from "./outline-strip";
import { ReaderPanes } from "./reader-panes";
import { useReaderFacts } from "./reader-context";
import { useReaderKeys } from "./use-reader-keys";
import { useSidePane } from "./use-side-pane";

const OUTLINE = { id: "outline", first: 220, least: 168, most: 420 } as const;
const REVIEW = { id: "review", first: 304, least: 256, most: 560 } as const;

interface ReaderLayoutProps {
  detail: TrajectoryDetail;
  actions: ReviewActions;
  centre: ReactNode;
  onGoTo: () => void;
  onItem: (direction: "next" | "previous") => void;
}

/** Three panes where there is room; else the outline is a strip above and the verdict a sheet below. */
export function ReaderLayout({ detail, actions, centre, onGoTo, onItem }: ReaderLayoutProps) {
  const { outline } = useReaderFacts();
  const isWide = useMedia("(min-width: 1100px)") ?? true;
  const outlinePane = useSidePane(OUTLINE);
  const reviewPane = useSidePane(REVIEW);
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [noteWish, setNoteWish] = useState(0);

  function onShow() {
    if (!isWide) setSheetOpen(true);
    else reviewPane.open();
  }

  useReaderKeys({
    onGoTo,
    onItem,
    onLeft: () => (isWide ? outlinePane.toggle() : setOutlineOpen(!isOutlineOpen)),
    onRight: () => (isWide ? reviewPane.toggle() : setSheetOpen(!isSheetOpen)),
  });
  useReviewKeys({ actions, onShow, onNote: () => setNoteWish(noteWish + 1) });
  const review = <ReviewPane detail={detail} actions={actions} noteWish={noteWish} />;

  if (isWide)
    return (
      <ReaderPanes left={<OutlinePane />} centre={centre} right={review} outline={outlinePane} review={reviewPane} />
    );

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <OutlineStrip isOpen={isOutlineOpen} onOpenChange={setOutlineOpen} />
      <div className="flex min-h-0 flex-1 flex-col">{centre}</div>
      <ReviewSheet
        review={detail.review}
        verdict={outline.analysis?.verdict.verdict}
        actions={actions}
        isOpen={isSheetOpen}
        onToggle={() => setSheetOpen(!isSheetOpen)}
      >
        {review}
      </ReviewSheet>
    </div>
  );
}
