"use client";
import { Columns2, Diff, Eye, Hash, Rows3, TextSearch, UserRound } from "lucide-react";
import type { MouseEvent } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { changeDensity } from "@/lib/client/keep-density";
import { LAYER_TEXT, type Layer, READING_MODE_TEXT, READING_MODES } from "@/lib/domain/reader-link";
import { LAYER_KEY, layersOf } from "./layer-choices";
import { useReader, useReaderFacts } from "./reader-context";

const LAYER_ICON = {
  ids: Hash,
  attribution: UserRound,
  difference: Diff,
  horizon: Eye,
} as const satisfies Record<Layer, typeof Columns2>;

interface ReaderToolsProps {
  /** A menu beside them has the layers too: they go from here where there is no room for them. */
  hasMenu?: boolean;
}

/** Reading mode, density, layers and find. */
export function ReaderTools({ hasMenu = false }: ReaderToolsProps) {
  const { outline, store } = useReaderFacts();
  const mode = useReader((state) => state.mode);
  const modeKey = useKeyOf("layers.mode");
  const findKey = useKeyOf("step.find");
  const isFinding = useReader((state) => state.isFinding);

  return (
    <div className="flex shrink-0 items-center gap-1">
      {/* biome-ignore lint/a11y: the segments inside are the control; this only moves the focus on. */}
      <span className="hidden medium:inline-flex" onClick={leaveAfterPointer}>
        <Segmented
          label="Reading mode"
          value={mode}
          options={READING_MODES.map((value) => ({
            value,
            label: READING_MODE_TEXT[value],
            title: modeKey ? `${READING_MODE_TEXT[value]} (${modeKey})` : READING_MODE_TEXT[value],
          }))}
          onValueChange={(value) => store.setMode(value)}
        />
      </span>
      <span className="medium:hidden">
        <IconButton label={`Reading mode: ${READING_MODE_TEXT[mode]}`} keys={modeKey} onClick={store.nextMode}>
          <Columns2 aria-hidden />
        </IconButton>
      </span>
      <DensityButton />
      <span className={classNames("items-center gap-1 narrow:flex", hasMenu ? "hidden" : "flex")}>
        {layersOf(outline).map((layer) => (
          <LayerButton key={layer} layer={layer} />
        ))}
      </span>
      <IconButton
        label="Find in the trajectory"
        keys={findKey}
        aria-pressed={isFinding}
        onClick={() => (isFinding ? store.stopFinding() : store.set({ isFinding: true }))}
      >
        <TextSearch aria-hidden />
      </IconButton>
    </div>
  );
}

/** Where there is room for it. */
function DensityButton() {
  const { store } = useReaderFacts();
  const isDense = useReader((state) => state.density === "dense");
  const key = useKeyOf("layers.density");

  return (
    <span className="hidden narrow:inline-flex">
      <IconButton label="Dense steps" keys={key} aria-pressed={isDense} onClick={() => changeDensity(store)}>
        <Rows3 aria-hidden />
      </IconButton>
    </span>
  );
}

function LayerButton({ layer }: { layer: Layer }) {
  const { store } = useReaderFacts();
  const isOn = useReader((state) => state.layers.includes(layer));
  const key = useKeyOf(LAYER_KEY[layer]);
  const Icon = LAYER_ICON[layer];

  return (
    <IconButton label={LAYER_TEXT[layer]} keys={key} aria-pressed={isOn} onClick={() => store.toggleLayer(layer)}>
      <Icon aria-hidden />
    </IconButton>
  );
}

/** Arrows and Enter are the widget's while it has the focus; a person who pointed at it goes on reading by keyboard. */
function leaveAfterPointer(event: MouseEvent): void {
  if (event.detail > 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
