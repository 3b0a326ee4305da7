"use client";
import { useQuery } from "@tanstack/react-query";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { releaseListOptions } from "@/lib/client/releases";
import { labelsAsOfWords, readLabelsAsOf } from "@/lib/domain/labels-as-of";
import type { RecipeState, SetRecipeState } from "./recipe-params";

interface RecipeLabelsProps {
  corpus: string;
  state: RecipeState;
  setState: SetRecipeState;
  fault: string | undefined;
}

const NOW = "now";
const MOMENT = "moment";
const MINUTE_DIGITS = 16;

/** Whose labels and approvals count: those of now, of a moment, or those that an earlier release knows. */
export function RecipeLabels({ corpus, state: { labelsAsOf }, setState, fault }: RecipeLabelsProps) {
  const releases = useQuery(releaseListOptions(corpus));
  const asOf = readLabelsAsOf(labelsAsOf);
  const built = releases.data?.items.filter(({ contentHash }) => contentHash !== null) ?? [];
  const named = built.map(({ number, name }) => ({ value: String(number), label: `As #${number} ${name} knows them` }));
  const other =
    asOf?.kind === "release" && !named.some(({ value }) => value === labelsAsOf) ? [ofNumber(labelsAsOf)] : [];

  return (
    <div className="flex flex-col gap-2" data-faulty={fault ? "" : undefined}>
      <Field
        label="Labels and approvals"
        hint="What was labelled, approved or taken back after the moment does not count, nor an import that had not ended by then."
        error={fault}
      >
        {() => (
          <Select
            label="Labels and approvals"
            value={asOf?.kind === "moment" ? MOMENT : labelsAsOf || NOW}
            options={[{ value: NOW, label: "Of now" }, { value: MOMENT, label: "Of a moment" }, ...named, ...other]}
            onValueChange={(value) => setState({ labelsAsOf: textOf(value) })}
          />
        )}
      </Field>
      {asOf?.kind === "moment" ? (
        <Field label="Moment" hint={`In your time zone; ${labelsAsOfWords(labelsAsOf)}.`}>
          {(ids) => (
            <Input
              {...ids}
              type="datetime-local"
              // What is half typed is no moment, and must not be written over.
              defaultValue={localText(asOf.at)}
              onChange={({ target }) => {
                const at = new Date(target.value);
                if (!Number.isNaN(at.getTime())) setState({ labelsAsOf: wholeMinute(at) });
              }}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}

function ofNumber(number: string): { value: string; label: string } {
  return { value: number, label: `As #${number} knows them` };
}

function textOf(value: string): string {
  if (value === NOW) return "";

  return value === MOMENT ? wholeMinute(new Date()) : value;
}

/** Seconds show nowhere, so two recipes that read the same must not differ in them. */
function wholeMinute(at: Date): string {
  return `${at.toISOString().slice(0, MINUTE_DIGITS)}:00.000Z`;
}

/** As the browser's field of a moment writes it. */
function localText(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, MINUTE_DIGITS);
}
