import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Panel } from "@/components/ui/panel";
import { FORMATS, type RecipeState, type SetRecipeState } from "./recipe-params";
import type { RecipeFaults } from "./recipe-state";

type Format = (typeof FORMATS)[number];

const FORMAT_WORDS = {
  jsonl: "JSONL, a row a line",
  "jsonl.gz": "JSONL packed with gzip",
  parquet: "Parquet, for datasets and DuckDB",
} as const satisfies Record<Format, string>;

interface RecipeFilesProps {
  state: RecipeState;
  setState: SetRecipeState;
  faults: RecipeFaults;
}

/** In which formats the same rows are written, and how large a file may be. */
export function RecipeFiles({ state, setState, faults }: RecipeFilesProps) {
  const id = useId();

  return (
    <Panel title="Files">
      <div className="grid gap-4 narrow:grid-cols-2">
        <fieldset data-faulty={faults.formats ? "" : undefined}>
          <legend className="mb-1 text-table font-medium">Formats</legend>
          <ul className="flex flex-col gap-1.5">
            {FORMATS.map((format) => (
              <li key={format} className="flex items-center gap-2">
                <Checkbox
                  id={`${id}-${format}`}
                  checked={state.formats.includes(format)}
                  onCheckedChange={() => setState({ formats: toggled(state.formats, format) })}
                />
                <label htmlFor={`${id}-${format}`}>{FORMAT_WORDS[format]}</label>
              </li>
            ))}
          </ul>
          <p className={faults.formats ? "mt-1 text-caption text-danger" : "mt-1 text-caption text-ink-3"}>
            {faults.formats ?? "Every format holds all rows."}
          </p>
        </fieldset>
        <Field
          label="Most of a file, in MB"
          hint="Uncompressed. A pool that is larger goes on in another file."
          error={faults.shard}
        >
          {(ids) => (
            <Input
              {...ids}
              inputMode="numeric"
              value={state.shard === 0 ? "" : String(state.shard)}
              onChange={({ target }) => setState({ shard: megabytes(target.value) })}
            />
          )}
        </Field>
      </div>
    </Panel>
  );
}

const toggled = (formats: readonly Format[], format: Format): Format[] =>
  FORMATS.filter((other) => (other === format) !== formats.includes(other));

/** 0 for what is no whole number, which the form calls a mistake. */
const megabytes = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);
