import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Panel } from "@/components/ui/panel";
import type { RecipeState, SetRecipeState } from "./recipe-params";
import type { RecipeFaults } from "./recipe-state";

interface RecipeNameProps {
  state: RecipeState;
  setState: SetRecipeState;
  faults: RecipeFaults;
}

/** What the release is called, what it is for, and under which licence it goes. */
export function RecipeName({ state, setState, faults }: RecipeNameProps) {
  return (
    <Panel title="What it is called">
      <div className="grid gap-4 narrow:grid-cols-2">
        <Field label="Name" hint="As the list, the card and the command line call it." error={faults.name}>
          {(ids) => (
            <Input
              {...ids}
              value={state.name}
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => setState({ name: target.value })}
            />
          )}
        </Field>
        <Field
          label="Licence"
          hint="As Hugging Face writes it, such as cc-by-4.0 or apache-2.0; it stands in the card."
          error={faults.licence}
        >
          {(ids) => (
            <Input
              {...ids}
              value={state.licence}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setState({ licence: target.value })}
            />
          )}
        </Field>
        <div className="narrow:col-span-2">
          <Field label="Note" hint="Optional. What it is for.">
            {(ids) => (
              <TextArea
                {...ids}
                value={state.note}
                maxLength={2000}
                onChange={({ target }) => setState({ note: target.value })}
              />
            )}
          </Field>
        </div>
      </div>
    </Panel>
  );
}
