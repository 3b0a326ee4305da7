"use client";
import { ChevronDown } from "lucide-react";
import { useId, useRef } from "react";
import { InertText } from "@/components/import/inert-text";
import { FilterInput } from "@/components/trajectory-list/filter-input";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { formatNumber } from "@/components/ui/format-number";
import { Popover } from "@/components/ui/popover";
import { Segmented } from "@/components/ui/segmented";
import type { JudgeReport } from "@/lib/contract/judge";
import { facetTerm, JUDGE_FACETS, type JudgeFacet } from "@/lib/query/judge-scope";
import { hasTerm, toggleTerm } from "@/lib/query/toggle-term";
import { isNarrowed, type JudgeState, type SetJudgeState, WHOLE_CORPUS } from "./judge-state";

const NAME: Readonly<Record<JudgeFacet, string>> = {
  model: "Judge model",
  rubric: "Rubric",
  bucket: "Bucket",
  agent: "Agent",
  week: "Week",
};

interface ReportFacetsProps {
  /** Absent while the first report is on its way. */
  facets: JudgeReport["facets"] | undefined;
  state: JudgeState;
  setState: SetJudgeState;
}

/** What part of the corpus the report is about, and which labels count. */
export function ReportFacets({ facets, state, setState }: ReportFacetsProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <div className="flex flex-col gap-2">
      <FilterInput filter={state.filter} onApply={(filter) => setState({ filter })} known={{}} inputRef={input} />
      <div className="flex flex-wrap items-center gap-2">
        {JUDGE_FACETS.map((facet) => (
          <FacetChoice
            key={facet}
            facet={facet}
            values={facets?.[facet] ?? []}
            chosen={state[facet]}
            onChoose={(values) => setState({ [facet]: values })}
          />
        ))}
        {isNarrowed(state) ? (
          <Button variant="ghost" onClick={() => setState(WHOLE_CORPUS)}>
            Whole corpus
          </Button>
        ) : null}
        <span className="flex-1" />
        <Segmented
          label="Labels that count"
          value={state.labels}
          onValueChange={(labels) => setState({ labels })}
          options={[
            { value: "blind", label: "Blind labels", title: "Gates that people gave before they saw the judge’s" },
            {
              value: "all",
              label: "All labels",
              title: "Those that are not blind, too: who had the judge in sight may have followed it",
            },
          ]}
        />
      </div>
    </div>
  );
}

interface FacetChoiceProps {
  facet: JudgeFacet;
  values: JudgeReport["facets"][JudgeFacet];
  /** As the filter text lists them. */
  chosen: string;
  onChoose: (values: string) => void;
}

function FacetChoice({ facet, values, chosen, onChoose }: FacetChoiceProps) {
  const present = chosen === "" ? "" : facetTerm(facet, chosen);
  const isChosen = (value: string): boolean => hasTerm(present, facetTerm(facet, value));
  const count = values.filter(({ value }) => isChosen(value)).length;

  return (
    <Popover
      label={NAME[facet]}
      trigger={
        <Button aria-pressed={chosen !== ""}>
          {NAME[facet]}
          <span className={chosen === "" ? "text-ink-3" : "text-accent"}>
            {chosen === "" ? "all" : Math.max(1, count)}
          </span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <ul className="flex max-h-90 w-72 flex-col gap-0.5 overflow-auto">
        {values.length === 0 ? <li className="text-ink-2">Nothing here names one.</li> : null}
        {values.map(({ name, value, count: judged }) => (
          <li key={value}>
            <FacetLine
              name={name}
              judged={judged}
              isChosen={isChosen(value)}
              onToggle={() => onChoose(valuesOf(toggleTerm(present, facetTerm(facet, value))))}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

interface FacetLineProps {
  name: string | null;
  judged: number;
  isChosen: boolean;
  onToggle: () => void;
}

function FacetLine({ name, judged, isChosen, onToggle }: FacetLineProps) {
  const id = useId();

  return (
    <label htmlFor={id} className="flex min-h-7 cursor-pointer items-center gap-2 rounded-chip px-1.5 hover:bg-raised">
      <Checkbox id={id} checked={isChosen} onCheckedChange={onToggle} />
      <span className="min-w-0 flex-1 truncate">
        {name === null ? <span className="text-ink-3">none</span> : <InertText text={name} />}
      </span>
      <span className="font-mono text-mono text-ink-3">{formatNumber(judged)}</span>
    </label>
  );
}

/** The values of one term. */
function valuesOf(term: string): string {
  return term.slice(term.indexOf(":") + 1);
}
