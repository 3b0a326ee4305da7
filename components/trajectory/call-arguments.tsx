"use client";
import { Chip } from "@/components/ui/chip";
import { callText } from "@/lib/domain/call-text";
import type { SeenIds } from "@/lib/domain/id-mentions";
import { type SearchFilter, searchCall } from "@/lib/domain/search-filters";
import type { ClaimedCall } from "@/lib/domain/step";
import { visibleName } from "@/lib/domain/visible-text";
import { useReader } from "./reader-context";
import { SafeText } from "./safe-text";

interface CallArgumentsProps {
  call: Pick<ClaimedCall, "name" | "args" | "argsText" | "argsJson">;
  step: number;
  /** 0-based claimed call; a logged call has none and cannot be cited. */
  index?: number;
  /** Name of a logged call's line, by which find points to words in it. */
  place?: string;
  seenInStep?: SeenIds;
  /** Where the judge's view of the arguments ends. */
  beyondFrom?: number | undefined;
}

/** The call in one line: a search as its query and filters, any other tool with its arguments. */
export function CallArguments({ call, step, index, place, seenInStep, beyondFrom }: CallArgumentsProps) {
  const isCited = useReader(
    (state) =>
      state.focus === step &&
      (index === undefined
        ? place !== undefined && state.foundAt?.place === place
        : state.range?.field === "call" && state.call === index),
  );
  const isPlain = useReader((state) => state.mode === "columns") || isCited;
  const search = call.args && !isPlain ? searchCall(call.name, call.args) : undefined;
  const seen = seenInStep ? { seenInStep } : {};
  // A claimed call without arguments says none; of a logged one they were not recorded.
  const isUnrecorded = index === undefined && !call.args;

  if (!search)
    return (
      <code className="min-w-0 flex-1 font-mono text-mono">
        <SafeText
          // Find may point to the brackets.
          text={isUnrecorded && !isCited ? call.name : callText(call)}
          step={step}
          nameLength={call.name.length}
          beyondFrom={beyondFrom === undefined ? undefined : call.name.length + 1 + beyondFrom}
          field={index === undefined ? undefined : "call"}
          call={index}
          place={place}
          {...seen}
        />
        {isUnrecorded ? <span className="font-sans text-caption text-ink-3"> arguments not in the log</span> : null}
      </code>
    );

  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5 gap-y-1">
      <code className="min-w-0 font-mono text-mono">
        <b className="font-semibold">{call.name}</b>{" "}
        {search.query === undefined ? (
          <span className="text-ink-3">without a query</span>
        ) : (
          <SafeText text={`“${search.query}”`} step={step} {...seen} />
        )}
      </code>
      {search.filters.map((filter) => (
        <FilterChip key={`${filter.name}=${filter.value}`} filter={filter} />
      ))}
    </span>
  );
}

function FilterChip({ filter }: { filter: SearchFilter }) {
  const words = visibleName(`${filter.name} ${filter.value}`);
  if (!filter.ignored) return <Chip>{words}</Chip>;

  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-1">
      <Chip tone="hollow" mark="⊘" title={filter.ignored}>
        <s>{words}</s>
      </Chip>
      <span className="text-caption text-ink-3">{filter.ignored}</span>
    </span>
  );
}
