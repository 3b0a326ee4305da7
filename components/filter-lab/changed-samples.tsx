import { Button } from "@/components/ui/button";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import type { WhatIf } from "@/lib/contract/what-if";
import type { MovedSide } from "@/lib/domain/pipeline";
import { printFigure } from "./figure-address";
import type { OnFigure } from "./figure-button";
import { MOVED_LOOK } from "./moved-look";
import { MovedRow } from "./moved-row";
import { openerId } from "./use-list-focus";

interface ChangedSamplesProps {
  /** Address of a trajectory. */
  hrefOf: (id: string) => string;
  side: MovedSide;
  of: WhatIf["entered"];
  onFigure: OnFigure;
}

/** Some of those that come through, or no longer do, each with its reason, and the way to all of them. */
export function ChangedSamples({ hrefOf, side, of: { count, samples }, onFigure }: ChangedSamplesProps) {
  const { word, none } = MOVED_LOOK[side];
  const figure = { kind: "moved", side } as const;

  return (
    <Panel
      title={`${formatNumber(count)} ${word}`}
      subtitle={
        count > samples.length
          ? `Showing ${formatNumber(samples.length)} of ${countOf(count, "trajectory", "trajectories")}, drawn by a fixed seed.`
          : undefined
      }
      actions={
        count > samples.length ? (
          <Button id={openerId(printFigure(figure))} size="small" onClick={() => onFigure(figure)}>
            List all that {word}
          </Button>
        ) : null
      }
    >
      {samples.length === 0 ? <p className="text-ink-2">{none}</p> : null}
      <ul className="-mx-2 flex max-h-80 flex-col overflow-y-auto">
        {samples.map((row) => (
          <li key={row.id}>
            <MovedRow hrefOf={hrefOf} row={row} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
