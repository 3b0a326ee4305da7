import { Gavel } from "lucide-react";
import type { Injection } from "@/lib/contract/judge-audit";
import { INJECTION_WORDS } from "./injection-index";

interface ToTheJudgeProps {
  injection: Injection;
  /** The first of a text says it in words; a text full of them stays readable. */
  isInWords: boolean;
}

/** Ends words that address a judge. The page's own words, so nobody can cite them. */
export function ToTheJudge({ injection: { kind, isEcho }, isInWords }: ToTheJudgeProps) {
  const what = `${INJECTION_WORDS[kind]}${isEcho ? ", as an answer of the shop did before" : ""}`;

  return (
    <span
      title={`Addresses a judge: ${what}`}
      className="mx-0.5 inline-flex items-center gap-1 rounded-chip bg-review-soft px-1 align-baseline font-sans text-caption font-medium whitespace-nowrap text-review no-underline select-none"
    >
      <Gavel aria-hidden className="size-3 shrink-0" />
      {isInWords ? <span aria-hidden>to the judge</span> : null}
      <span className="sr-only"> (addresses a judge: {what})</span>
    </span>
  );
}
