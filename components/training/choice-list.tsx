"use client";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Popover } from "@/components/ui/popover";

interface ChoiceListProps {
  label: string;
  values: readonly string[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
}

/** Some of a list of names. Taking the last one away chooses nothing, so that the page shows its own choice. */
export function ChoiceList({ label, values, chosen, onChoose }: ChoiceListProps) {
  return (
    <Popover
      label={label}
      trigger={
        <Button>
          {label}
          <span className="text-accent">
            {chosen.length} of {values.length}
          </span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <ul className="flex max-h-90 w-72 flex-col gap-0.5 overflow-auto">
        {values.map((value) => (
          <li key={value}>
            <Choice
              name={value}
              isChosen={chosen.includes(value)}
              onToggle={() =>
                onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
              }
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function Choice({ name, isChosen, onToggle }: { name: string; isChosen: boolean; onToggle: () => void }) {
  const id = useId();

  return (
    <label htmlFor={id} className="flex min-h-7 cursor-pointer items-center gap-2 rounded-chip px-1.5 hover:bg-raised">
      <Checkbox id={id} checked={isChosen} onCheckedChange={onToggle} />
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
    </label>
  );
}
