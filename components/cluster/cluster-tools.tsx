"use client";
import { Search } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ClusterList } from "@/lib/contract/clusters";
import type { ClustersState, SetClustersState } from "./clusters-state";
import { REASON_LOOK, REASONS } from "./reason-look";

/** Of the words that are looked for, as the server takes them. */
const MOST_CHARS = 200;

interface ClusterToolsProps {
  facets: ClusterList["facets"];
  state: ClustersState;
  setState: SetClustersState;
  findInput: RefObject<HTMLInputElement | null>;
}

/** Which clusters are listed. */
export function ClusterTools({ facets, state, setState, findInput }: ClusterToolsProps) {
  const sizeId = useId();
  const countOfReason = new Map(facets.reasons.map(({ reason, clusters }) => [reason, clusters]));

  return (
    <div className="flex flex-wrap items-center gap-2">
      <FindForm key={state.find} find={state.find} findInput={findInput} onFind={(find) => setState({ find })} />
      <Select
        label="Joined by"
        value={state.reason ?? "any"}
        onValueChange={(reason) => setState({ reason: reason === "any" ? null : reason })}
        options={[
          { value: "any" as const, label: "Joined by anything" },
          ...REASONS.map((reason) => ({
            value: reason,
            label: `Joined by ${reason === "person" ? "a person" : `a ${REASON_LOOK[reason].name}`}`,
            hint: formatNumber(countOfReason.get(reason) ?? 0),
          })),
        ]}
      />
      {facets.splits.length === 0 ? null : (
        <Select
          label="Torn in a split"
          value={state.torn ?? "any"}
          onValueChange={(torn) => setState({ torn: torn === "any" ? null : torn })}
          options={[
            { value: "any", label: "In any pools" },
            ...facets.splits.map(({ id, name, torn }) => ({
              value: id,
              label: `Torn in ${name}`,
              hint: countOf(torn, "cluster"),
            })),
          ]}
        />
      )}
      <label htmlFor={sizeId} className="flex min-h-7.5 items-center gap-2 text-ink-2">
        <Checkbox
          id={sizeId}
          checked={state.size === "any"}
          onCheckedChange={(isAny) => setState({ size: isAny ? "any" : "several" })}
        />
        Single problems too
      </label>
    </div>
  );
}

interface FindFormProps {
  find: string;
  findInput: RefObject<HTMLInputElement | null>;
  onFind: (find: string) => void;
}

function FindForm({ find, findInput, onFind }: FindFormProps) {
  const [text, setText] = useState(find);

  return (
    <search className="flex min-w-60 flex-1 items-center gap-2 narrow:max-w-110">
      <form
        className="flex flex-1 items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onFind(text.trim());
        }}
      >
        <Input
          ref={findInput}
          type="search"
          aria-label="Find a cluster"
          placeholder="Words of a query, a product or a problem’s id"
          maxLength={MOST_CHARS}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
        />
        <Button type="submit">
          <Search aria-hidden />
          Find
        </Button>
      </form>
    </search>
  );
}
