"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { countOf } from "@/components/ui/format-number";
import { commentsOptions } from "@/lib/client/comments";

/** Open comments on one step, in the gutter. */
export function CommentCount({ step }: { step: number }) {
  const { id } = useReaderFacts();
  const { data } = useInfiniteQuery(commentsOptions(id));
  const open = data?.openSteps.find((line) => line.step === step)?.open ?? 0;
  if (open === 0) return null;
  const says = `${countOf(open, "open comment")} on this step`;

  return (
    <span title={says} className="flex items-center gap-px text-caption text-accent">
      <MessageSquare aria-hidden className="size-3" />
      <span aria-hidden>{open}</span>
      <span className="sr-only">{says}</span>
    </span>
  );
}
