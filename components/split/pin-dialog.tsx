"use client";
import type { SplitDetail } from "@/lib/contract/splits";
import { ClusterFinder } from "./cluster-finder";
import { PinForm } from "./pin-form";
import { useClusterFinder } from "./use-cluster-finder";

/** Pins clusters that are looked for first. */
export function PinDialog({ split, onClose }: { split: SplitDetail; onClose: () => void }) {
  const finder = useClusterFinder(split);

  return (
    <PinForm split={split} title="Pin a cluster" chosen={finder.chosen} onClose={onClose}>
      {(fault) => <ClusterFinder finder={finder} fault={fault} />}
    </PinForm>
  );
}
