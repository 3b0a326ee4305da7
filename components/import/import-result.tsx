import Link from "next/link";
import type { ReactNode } from "react";
import { OpenBlindQueue } from "@/components/queue/open-blind-queue";
import { Button } from "@/components/ui/button";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Import } from "@/lib/contract/imports";
import { importState, isVeiled } from "./import-state";
import { InertText } from "./inert-text";
import { resultText } from "./result-text";
import { corpusPath, importedRowsPath } from "./row-links";

interface ImportResultProps {
  item: Import;
  /** What else can be done with it. */
  children: ReactNode;
}

/** What an import came to and the way to its rows. */
export function ImportResult({ item, children }: ImportResultProps) {
  const state = importState(item);

  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="text-read">
        <InertText text={resultText(item)} />
      </p>
      {item.job?.error && !item.files.some(({ refusal }) => refusal !== null) ? (
        <p className="text-danger">
          <InertText text={item.job.error} />
        </p>
      ) : null}
      {isVeiled(item) ? <OpenBlindQueue corpus={item.corpus.id} /> : null}
      {state === "cancelled" && mayHaveBrought(item) ? (
        <p className="text-ink-2">What was imported stays. Import the files again to bring in the rest.</p>
      ) : null}
      {item.products > 0 ? (
        <p className="text-ink-2">Outcomes of the corpus are scored again with these products, in the background.</p>
      ) : null}
      {item.answerKeys > 0 ? (
        <p className="text-ink-2">
          Problems of the corpus have these answer keys from now on, and their runs are scored by them in the
          background. Those of which no run is here wait for one.
        </p>
      ) : null}
      {item.conflicts > 0 ? (
        <p className="text-ink-2">
          {countOf(item.conflicts, "trajectory", "trajectories")} came with an id that the run already held with other
          content. Both were kept, and each newer one carries a note.
        </p>
      ) : null}
      {item.retryOf && item.rejected > 0 ? (
        <p className="text-ink-2">Its rejected rows stand with the import that was retried.</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {item.imported > 0 ? (
          <Button asChild variant="primary">
            <Link href={importedRowsPath(item)}>Open {countOf(item.imported, "trajectory", "trajectories")}</Link>
          </Button>
        ) : null}
        {item.retryOf ? (
          <Button asChild>
            <Link href={`/imports/${item.retryOf}`}>Open the import that was retried</Link>
          </Button>
        ) : null}
        {item.duplicates > 0 ? (
          <Button asChild>
            <Link href={corpusPath(item)}>
              Open the corpus with the {formatNumber(item.duplicates)} that {item.duplicates === 1 ? "was" : "were"}{" "}
              here
            </Link>
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}

function mayHaveBrought(item: Import): boolean {
  return item.imported + item.products + item.answerKeys > 0 || isVeiled(item);
}
