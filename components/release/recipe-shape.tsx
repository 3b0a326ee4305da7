import { PresetOptions } from "@/components/trajectory-list/preset-options";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Panel } from "@/components/ui/panel";
import { passFocus } from "@/components/ui/pass-focus";
import { Select } from "@/components/ui/select";
import { PRESET_DESCRIPTIONS, PRESETS } from "@/lib/exporters/descriptions";
import type { RecipeState, SetRecipeState } from "./recipe-params";
import { optionFault } from "./recipe-state";

const CHOICES = PRESETS.map((value) => ({ value, label: PRESET_DESCRIPTIONS[value].title }));

const ON_TO_THE_PRESET = passFocus("section", "button");

interface RecipeShapeProps {
  state: RecipeState;
  setState: SetRecipeState;
}

/** The training stage whose rows are written, with its options. */
export function RecipeShape({ state, setState }: RecipeShapeProps) {
  const { purpose, takes, options } = PRESET_DESCRIPTIONS[state.preset];
  const wrong = optionFault(state);
  const isOfPreset = options.some(({ name }) => name === wrong?.option);

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
        {wrong && !isOfPreset ? (
          <div data-faulty="" className="flex flex-wrap items-center gap-2">
            <p className="min-w-0 text-danger wrap-anywhere">{wrong.message}</p>
            <Button
              ref={ON_TO_THE_PRESET}
              size="small"
              onClick={() => setState({ options: without(state.options, wrong.option) })}
            >
              Leave it out
            </Button>
          </div>
        ) : null}
        {options.map((option) => (
          // One by one, so that whoever sent the form comes to the one that is wrong, also where it is a choice.
          <div key={option.name} data-faulty={wrong?.option === option.name ? "" : undefined}>
            <PresetOptions
              options={[option]}
              chosen={state.options}
              wrong={wrong}
              onChoose={(name, value) => setState({ options: { ...state.options, [name]: value } })}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}

function without(options: RecipeState["options"], name: string): RecipeState["options"] {
  return Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
}
