"use client";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { PRIORITY_RULE_TEXT, PRIORITY_RULES } from "@/lib/domain/queue";
import type { Faults } from "./question-faults";
import type { QueueDraft } from "./queue-draft";

const RULES = PRIORITY_RULES.map((value) => ({ value, label: PRIORITY_RULE_TEXT[value] }));

interface OrderFieldProps {
  draft: Pick<QueueDraft, "priority" | "seed" | "limit">;
  faults: Faults;
  onChange: (change: Partial<Pick<QueueDraft, "priority" | "seed" | "limit">>) => void;
}

/** Which items come first, and how many there are. */
export function OrderField({ draft, faults, onChange }: OrderFieldProps) {
  const isRandom = draft.priority === "random";

  return (
    <div className="flex flex-col gap-3">
      <Field
        label="Order"
        hint={isRandom ? "The same seed gives the same order, and with a limit the same sample." : undefined}
      >
        {() => (
          <Select
            label="Order"
            value={draft.priority}
            options={RULES}
            onValueChange={(priority) => onChange({ priority })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        {isRandom ? (
          <Field label="Seed" error={faults["seed"]}>
            {(ids) => (
              <Input
                {...ids}
                inputMode="numeric"
                value={draft.seed}
                maxLength={12}
                onChange={(event) => onChange({ seed: event.target.value })}
              />
            )}
          </Field>
        ) : null}
        <Field label="At most" hint="The first by that order. Empty: all." error={faults["limit"]}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="numeric"
              value={draft.limit}
              placeholder="All matching"
              maxLength={12}
              onChange={(event) => onChange({ limit: event.target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
