"use client";
import { useState } from "react";
import { FormPart } from "@/components/queue/form-part";
import { PlainText } from "@/components/trajectory-list/plain-text";
import type { GuardHit, SplitDetail } from "@/lib/contract/splits";
import { ClusterChoice } from "./cluster-choice";
import { PinForm } from "./pin-form";
import { clustersOf, mendingPool, type PinnedProblem } from "./pinned-problem";

interface PinHitsDialogProps {
  split: SplitDetail;
  /** What the guard found: one hit, or all that are shown. */
  hits: readonly GuardHit[];
  /** The clusters of the hits; all of them are chosen. */
  clusters?: readonly PinnedProblem[];
  onClose: () => void;
}

/** Pins the clusters of hits of an audit, with the pool that mends them. */
export function PinHitsDialog({ split, hits, clusters = clustersOf(hits), onClose }: PinHitsDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
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
        <FormPart
          title="Clusters"
          fault={fault}
          hint="Those of the hits that are shown. Untick what stays where it is."
        >
          <ClusterChoice label="Clusters of the hits" clusters={clusters} chosen={chosen} onToggle={onToggle} />
        </FormPart>
      )}
    </PinForm>
  );
}
