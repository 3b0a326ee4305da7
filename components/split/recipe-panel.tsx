import { Dices } from "lucide-react";
import { useId } from "react";
import { FormPart } from "@/components/queue/form-part";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Panel } from "@/components/ui/panel";
import { Segmented } from "@/components/ui/segmented";
import { POOLS } from "@/lib/leak/assign-pools";
import { type BuilderState, STRATA } from "./builder-state";
import { ShareRow } from "./share-row";

/** Seeds are drawn and typed from 1 to this, so that a person can read one out. */
const MOST_SEED = 999_999;
const LARGEST_SEED = 2_147_483_647;

const STRATUM_TEXT = {
  bucket: "Bucket",
  difficulty: "Difficulty",
  miner: "Miner",
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
          <Segmented
            label="Counted in"
            value={weigh}
            options={[
              { value: "problems", label: "Problems" },
              { value: "trajectories", label: "Trajectories" },
            ]}
            onValueChange={(next) => setState({ weigh: next })}
          />
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
        <Field label="Seed" hint="Another seed is another split of the same shares.">
          {(ids) => (
            <span className="flex items-center gap-1">
              <span className="w-32">
                <Input
                  {...ids}
                  type="number"
                  min={0}
                  max={LARGEST_SEED}
                  value={seed}
                  onChange={({ target }) => {
                    const next = target.valueAsNumber;
                    if (Number.isInteger(next) && next >= 0 && next <= LARGEST_SEED) setState({ seed: next });
                  }}
                />
              </span>
              <IconButton label="Draw a seed" onClick={() => setState({ seed: drawnSeed() })}>
                <Dices aria-hidden />
              </IconButton>
            </span>
          )}
        </Field>
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

function drawnSeed(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));

  return 1 + (drawn % MOST_SEED);
}

function round(percent: number): string {
  return String(Number(percent.toFixed(2)));
}
