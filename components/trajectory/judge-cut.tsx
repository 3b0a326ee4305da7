import { formatNumber } from "@/components/ui/format-number";
import { CutMark } from "./cut-mark";

interface JudgeCutProps {
  cut: { readonly shown: number; readonly all: number } | undefined;
  /** What is counted. */
  of?: string;
}

/** Says how much of a text the judge could read, where it could not read all. */
export function JudgeCut({ cut, of = "characters" }: JudgeCutProps) {
  if (!cut || cut.shown >= cut.all) return null;

  return (
    <CutMark
      says={
        cut.shown === 0
          ? `not in the judge’s view: ${formatNumber(cut.all)} ${of}`
          : `cut from the judge’s view: ${formatNumber(cut.shown)} of ${formatNumber(cut.all)} ${of}`
      }
    />
  );
}
