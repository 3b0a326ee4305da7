"use client";
import Link from "next/link";
import { useRef } from "react";
import { splitAddress } from "@/components/split/split-address";
import { FilterInput } from "@/components/trajectory-list/filter-input";
import { Field } from "@/components/ui/field";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import type { FilterList } from "@/lib/contract/filters";
import type { Split } from "@/lib/contract/splits";
import { PoolChoice } from "./pool-choice";
import { RecipeDecisions } from "./recipe-decisions";
import type { RecipeState, SetRecipeState } from "./recipe-params";
import type { RecipeFaults } from "./recipe-state";

interface RecipeRowsProps {
  corpus: string;
  splits: readonly Split[];
  filters: FilterList;
  state: RecipeState;
  setState: SetRecipeState;
  faults: RecipeFaults;
}

/** Which trajectories are taken: pools of a split, what decides of each, and words that narrow them. */
export function RecipeRows({ corpus, splits, filters, state, setState, faults }: RecipeRowsProps) {
  const input = useRef<HTMLInputElement>(null);
  const split = splits.find(({ id }) => id === state.split);

  return (
    <Panel title="What is taken">
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-4 narrow:grid-cols-2">
          <Field
            label="Split"
            error={faults.split}
            hint={
              split ? (
                <Link
                  href={splitAddress(corpus, split.id)}
                  className="inline-block rounded-mark py-1 text-accent hover:underline"
                >
                  Open the split and its audit
                </Link>
              ) : null
            }
          >
            {() => (
              <Select
                label="Split"
                value={state.split}
                options={splits.map(({ id, name }) => ({ value: id, label: name }))}
                onValueChange={(chosen) => setState({ split: chosen })}
              />
            )}
          </Field>
        </div>
        <PoolChoice pools={split?.pools ?? []} chosen={state.pools} setState={setState} fault={faults.pools} />
        <RecipeDecisions corpus={corpus} filters={filters} state={state} setState={setState} faults={faults} />
        <div data-faulty={faults.filter ? "" : undefined}>
          <p className="mb-1 text-table font-medium">Only what matches</p>
          <FilterInput
            corpus={corpus}
            filter={state.filter}
            onApply={(filter) => setState({ filter })}
            known={{}}
            inputRef={input}
          />
          <p className="mt-1 text-caption text-ink-3">
            Empty takes the whole corpus. From what matches come the rows that the preset asks for and the pipeline
            keeps; a row that nobody scored is taken if it is approved.
          </p>
        </div>
      </div>
    </Panel>
  );
}
