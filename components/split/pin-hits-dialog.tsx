"use client";
import { useState } from "react";
import { FormPart } from "@/components/queue/form-part";
import { TextAction } from "@/components/trajectory/text-action";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { formatNumber } from "@/components/ui/format-number";
import type { GuardHit, SplitDetail } from "@/lib/contract/splits";
import { MOST_PINNED } from "@/lib/domain/pin-limits";
import { ClusterChoice } from "./cluster-choice";
import { PinForm } from "./pin-form";
import { clustersOf, mendingPool, type PinnedProblem } from "./pinned-problem";

interface PinHitsDialogProps {
  split: SplitDetail;
  /** What the guard found: one hit, or all that are shown. */
  hits: readonly GuardHit[];
  /** The clusters of the hits; as many as can be pinned at once are chosen. */
  clusters?: readonly PinnedProblem[];
  onClose: () => void;
}

const idsOf = (clusters: readonly PinnedProblem[]) => clusters.map(({ id }) => id);

/** Pins the clusters of hits of an audit, with the pool that mends them. */
export function PinHitsDialog({ split, hits, clusters = clustersOf(hits), onClose }: PinHitsDialogProps) {
  const [left, setLeft] = useState<readonly string[]>(idsOf(clusters.slice(MOST_PINNED)));
  const chosen = clusters.filter(({ id }) => !left.includes(id));
  const [only, ...others] = clusters;
  const form = { split, chosen, suggested: mendingPool(hits), onClose };

  function onToggle({ id }: PinnedProblem) {
    setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  }

  if (only && others.length === 0)
    return (
      <PinForm {...form} title="Pin a cluster">
        {() => (
          <p className="line-clamp-4 wrap-anywhere">
            The cluster of “<PlainText text={only.query} />”
          </p>
        )}
      </PinForm>
    );

  return (
    <PinForm {...form} title="Pin these clusters">
      {(fault) => (
        <FormPart title="Clusters" fault={fault} hint={hintOf(clusters.length)}>
          <div className="flex flex-col gap-1.5">
            <p className="flex flex-wrap items-center gap-x-3 text-table text-ink-2">
              <span className="flex-1">
                {formatNumber(chosen.length)} of {formatNumber(clusters.length)} ticked
              </span>
              <TextAction onClick={() => setLeft(idsOf(clusters.slice(MOST_PINNED)))}>
                {clusters.length > MOST_PINNED ? `Tick the first ${MOST_PINNED}` : "Tick all"}
              </TextAction>
              <TextAction onClick={() => setLeft(idsOf(clusters))}>Untick all</TextAction>
            </p>
            <ClusterChoice label="Clusters of the hits" clusters={clusters} chosen={chosen} onToggle={onToggle} />
          </div>
        </FormPart>
      )}
    </PinForm>
  );
}

function hintOf(clusters: number): string {
  const what = "Those of the hits that are shown. Untick what stays where it is.";

  return clusters > MOST_PINNED
    ? `${what} At most ${MOST_PINNED} are pinned at once; the audit after it shows the others again.`
    : what;
}
