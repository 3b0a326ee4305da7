"use client";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { FilterList } from "@/lib/contract/filters";
import { labelsAsOfWords } from "@/lib/domain/labels-as-of";
import { capsWords } from "@/lib/domain/release-caps";
import { RecipeLabels } from "./recipe-labels";
import type { RecipeState, SetRecipeState } from "./recipe-params";
import { isOfNow, type RecipeFaults, toRecipe } from "./recipe-state";

interface RecipeDecisionsProps {
  corpus: string;
  filters: FilterList;
  state: RecipeState;
  setState: SetRecipeState;
  faults: RecipeFaults;
}

/** What decides of each trajectory: a filter version, its caps or others, and the labels of now or of before. Closed while all is of now. */
export function RecipeDecisions({ corpus, filters, state, setState, faults }: RecipeDecisionsProps) {
  const [isOpen, setOpen] = useState(!isOfNow(state));
  const chosen = state.version === "" ? filters.active : state.version;
  const version = filters.items.find(({ id }) => id === chosen);

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-control border border-line px-3 py-2"
    >
      <summary className="cursor-pointer">
        <span className="text-table font-medium">What decides</span>{" "}
        <span className="text-ink-2 wrap-anywhere">{decidesWords(state, filters)}</span>
      </summary>
      <div className="mt-3 grid gap-4 narrow:grid-cols-2">
        <Field label="Filter version" hint="Any saved one. What it keeps is worked out anew; nothing is activated.">
          {() => (
            <Select
              label="Filter version"
              value={chosen}
              options={filters.items.map(({ id, name }) => ({
                value: id,
                label: name,
                ...(id === filters.active ? { hint: "active" } : {}),
              }))}
              onValueChange={(next) => setState({ version: next === filters.active ? "" : next })}
            />
          )}
        </Field>
        <RecipeLabels corpus={corpus} state={state} setState={setState} fault={faults.labelsAsOf} />
        <CapField
          label="Most of a problem"
          text={state.capProblem}
          versions={version?.thresholds.capPerProblem}
          fault={faults.capProblem}
          onText={(capProblem) => setState({ capProblem })}
        />
        <CapField
          label="Most of a miner"
          text={state.capMiner}
          versions={version?.thresholds.capPerMiner}
          fault={faults.capMiner}
          onText={(capMiner) => setState({ capMiner })}
        />
      </div>
    </details>
  );
}

function decidesWords(state: RecipeState, filters: FilterList): string {
  if (isOfNow(state)) return "the active filter version with its caps, and the labels of now";
  const { caps, filterVersion, labelsAsOf } = toRecipe(state, filters.active);
  const name = filters.items.find(({ id }) => id === filterVersion)?.name ?? "a filter version that is gone";
  const labels = labelsAsOf === "" ? "of now" : labelsAsOfWords(labelsAsOf);

  return `“${name}”, caps: ${capsWords(caps)}, labels ${labels}`;
}

interface CapFieldProps {
  label: string;
  text: string;
  /** What the filter version says; null is no cap. */
  versions: number | null | undefined;
  fault: string | undefined;
  onText: (text: string) => void;
}

/** A cap that may be another one than the version's. */
function CapField({ label, text, versions, fault, onText }: CapFieldProps) {
  const said = versions == null ? "no cap" : versions.toLocaleString("en");

  return (
    <Field
      label={label}
      hint={`Empty is what the version says: ${said}. The word none takes any number.`}
      error={fault}
    >
      {(ids) => (
        <Input
          {...ids}
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          placeholder={said}
          value={text}
          onChange={({ target }) => onText(target.value.trim())}
        />
      )}
    </Field>
  );
}
