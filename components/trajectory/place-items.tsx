"use client";
import Link from "next/link";
import { MenuItem, MenuLabel, MenuToggle } from "@/components/ui/menu";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { LAYER_TEXT, type Layer } from "@/lib/domain/reader-link";
import type { ItemLinksProps } from "./item-links";
import { LAYER_KEY, layersOf } from "./layer-choices";
import { useReader, useReaderFacts } from "./reader-context";

export interface PlaceItemsProps extends ItemLinksProps {
  header: {
    readonly corpus: Pick<TrajectoryHeader["corpus"], "name">;
    readonly problem: Pick<TrajectoryHeader["problem"], "key">;
    readonly run: Pick<TrajectoryHeader["run"], "name">;
  };
  /** Address of the problem. */
  problem: string;
}

/** Whole names of the run and its corpus, the rows beside this one, the problem, and what can be drawn over the steps. */
export function PlaceItems({
  header: { corpus, problem, run },
  problem: address,
  neighbours,
  onItem,
}: PlaceItemsProps) {
  const { outline } = useReaderFacts();
  const keys = { previous: useKeyOf("item.previous"), next: useKeyOf("item.next") };

  return (
    <>
      <MenuLabel>
        <span className="block max-w-80 wrap-anywhere">{run.name}</span>
        <span className="block max-w-80 wrap-anywhere">{corpus.name}</span>
      </MenuLabel>
      <MenuItem keys={keys.previous} disabled={!neighbours?.previous} onSelect={() => onItem("previous")}>
        Previous trajectory of the table
      </MenuItem>
      <MenuItem keys={keys.next} disabled={!neighbours?.next} onSelect={() => onItem("next")}>
        Next trajectory of the table
      </MenuItem>
      <MenuItem asChild>
        <Link href={address} prefetch={false} title={`Every rollout of the problem ${problem.key}`}>
          Its problem
        </Link>
      </MenuItem>
      <MenuLabel>Layers</MenuLabel>
      {layersOf(outline).map((layer) => (
        <LayerItem key={layer} layer={layer} />
      ))}
    </>
  );
}

function LayerItem({ layer }: { layer: Layer }) {
  const { store } = useReaderFacts();
  const isOn = useReader((state) => state.layers.includes(layer));

  return (
    <MenuToggle isOn={isOn} onToggle={() => store.toggleLayer(layer)} keys={useKeyOf(LAYER_KEY[layer])}>
      {LAYER_TEXT[layer]}
    </MenuToggle>
  );
}
