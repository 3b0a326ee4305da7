import { useId } from "react";
import { FormPart } from "@/components/queue/form-part";
import { Checkbox } from "@/components/ui/checkbox";
import { Panel } from "@/components/ui/panel";
import { Segmented } from "@/components/ui/segmented";
import { POOLS } from "@/lib/leak/assign-pools";
import { type BuilderState, STRATA } from "./builder-state";
import { SeedField } from "./seed-field";
import { ShareRow } from "./share-row";

const STRATUM_TEXT = {
  bucket: "Bucket",
  difficulty: "Difficulty",
  miner: "Miner, who submitted the agent",
} as const satisfies Record<(typeof STRATA)[number], string>;

interface RecipePanelProps {
  state: BuilderState;
  setState: (change: Partial<BuilderState>) => void;
}

/** Shares, what they are counted in, what they hold within, and the seed. */
export function RecipePanel({ state, setState }: RecipePanelProps) {
  const { shares, strata, seed, weigh } = state;
  const sum = POOLS.reduce((total, pool) => total + shares[pool], 0);

  return (
    <Panel title="How to share them out">
      <div className="flex flex-col gap-4">
        <FormPart
          title="Shares, in percent"
          fault={sum === 0 ? "One of the shares has to be above 0." : undefined}
          hint={sum === 100 ? undefined : `They add up to ${round(sum)}; each pool gets its part of that.`}
        >
          {POOLS.map((pool) => (
            <ShareRow
              key={pool}
              pool={pool}
              percent={shares[pool]}
              onChange={(percent) => setState({ shares: { ...shares, [pool]: percent } })}
            />
          ))}
        </FormPart>
        <FormPart title="Counted in" hint="What a share is a share of. A cluster is never torn, whatever it weighs.">
          <span>
            <Segmented
              label="Counted in"
              value={weigh}
              options={[
                { value: "problems", label: "Problems" },
                { value: "trajectories", label: "Trajectories" },
              ]}
              onValueChange={(next) => setState({ weigh: next })}
            />
          </span>
        </FormPart>
        <FormPart title="The same shares within each" hint="Each kind of problem is shared out by itself.">
          {STRATA.map((stratum) => (
            <Stratum
              key={stratum}
              name={STRATUM_TEXT[stratum]}
              isOn={strata.includes(stratum)}
              onChange={(isOn) =>
                setState({ strata: STRATA.filter((one) => (one === stratum ? isOn : strata.includes(one))) })
              }
            />
          ))}
        </FormPart>
        <SeedField seed={seed} onChange={(next) => setState({ seed: next })} />
      </div>
    </Panel>
  );
}

function Stratum({ name, isOn, onChange }: { name: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();

  return (
    <span className="flex min-h-6 items-center gap-2">
      <Checkbox id={id} checked={isOn} onCheckedChange={onChange} />
      <label htmlFor={id}>{name}</label>
    </span>
  );
}

function round(percent: number): string {
  return String(Number(percent.toFixed(2)));
}
