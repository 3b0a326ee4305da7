import { PresetOptions } from "@/components/trajectory-list/preset-options";
import { Field } from "@/components/ui/field";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { PRESET_DESCRIPTIONS, PRESETS } from "@/lib/exporters/descriptions";
import type { RecipeState, SetRecipeState } from "./recipe-params";
import { optionFault } from "./recipe-state";

const CHOICES = PRESETS.map((value) => ({ value, label: PRESET_DESCRIPTIONS[value].title }));

interface RecipeShapeProps {
  state: RecipeState;
  setState: SetRecipeState;
}

/** The training stage whose rows are written, with its options. */
export function RecipeShape({ state, setState }: RecipeShapeProps) {
  const { purpose, takes, options } = PRESET_DESCRIPTIONS[state.preset];

  return (
    <Panel title="Rows">
      <div className="flex flex-col gap-4">
        <Field
          label="Preset"
          hint={
            <>
              {purpose} <strong className="font-medium text-ink-2">{takes}</strong>
            </>
          }
        >
          {() => (
            <Select
              label="Preset"
              value={state.preset}
              options={CHOICES}
              onValueChange={(preset) => setState({ preset, options: {} })}
            />
          )}
        </Field>
        <PresetOptions
          options={options}
          chosen={state.options}
          wrong={optionFault(state)}
          onChoose={(name, value) => setState({ options: { ...state.options, [name]: value } })}
        />
      </div>
    </Panel>
  );
}
