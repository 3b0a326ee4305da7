"use client";
import Link from "next/link";
import { pipelineAddress } from "@/components/filter-lab/lab-address";
import { useMay } from "@/lib/client/use-me";

const WORDS = "pipeline of the filter lab";

/** Where the stored selection of a corpus is brought up to date, as a link for whom it is. */
export function PipelineLink({ corpus }: { corpus: string }) {
  if (!useMay("test_filter")) return WORDS;

  return (
    <Link href={pipelineAddress(corpus)} prefetch={false} className="rounded-mark text-accent underline">
      {WORDS}
    </Link>
  );
}
