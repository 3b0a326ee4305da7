"use client";
import { useId, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import type { RejudgeRequest } from "@/lib/contract/rejudge";

/** Which judge is asked, and about how many. */
export interface RejudgeWish extends Pick<RejudgeRequest, "endpoint" | "again"> {
  readonly limit: number | undefined;
}

interface RejudgeWishFieldsProps {
  endpoints: readonly JudgeEndpoint[];
  wish: RejudgeWish;
  onChange: (wish: RejudgeWish) => void;
}

export function RejudgeWishFields({ endpoints, wish, onChange }: RejudgeWishFieldsProps) {
  const againId = useId();
  const [limitText, setLimitText] = useState("");
  const limit = limitOf(limitText);
  const options = endpoints.map(({ id, name, model }) => ({ value: id, label: name, hint: model }));

  function onLimit(text: string) {
    setLimitText(text);
    const next = limitOf(text);
    if (next !== "fault") onChange({ ...wish, limit: next });
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 narrow:grid-cols-2">
        <div className="flex flex-col gap-1">
          <span aria-hidden className="text-table font-medium">
            Judge
          </span>
          <Select
            label="Judge"
            value={wish.endpoint}
            options={options}
            onValueChange={(endpoint) => onChange({ ...wish, endpoint })}
          />
          <p className="text-caption text-ink-3">What judges read of each trajectory is sent to it.</p>
        </div>
        <Field
          label="At most"
          hint="Chosen by chance, the same for every judge. Empty for all."
          error={limit === "fault" ? "A whole number from 1 on, or nothing." : undefined}
        >
          {(ids) => (
            <Input
              {...ids}
              inputMode="numeric"
              autoComplete="off"
              value={limitText}
              onChange={(event) => onLimit(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex items-center gap-2">
        <Checkbox id={againId} checked={wish.again} onCheckedChange={(again) => onChange({ ...wish, again })} />
        <label htmlFor={againId}>Also those that this model has judged</label>
      </div>
    </div>
  );
}

const MOST = 1_000_000;

/** undefined for an empty field: all. */
function limitOf(text: string): number | undefined | "fault" {
  if (text.trim() === "") return undefined;
  const value = Number(text.replaceAll(",", ""));

  return Number.isInteger(value) && value >= 1 && value <= MOST ? value : "fault";
}
