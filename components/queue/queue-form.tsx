"use client";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NAME_HINT } from "./form-part";
import { InstructionsField } from "./instructions-field";
import { ModeField } from "./mode-field";
import { OrderField } from "./order-field";
import { OverlapField } from "./overlap-field";
import { OwnItems } from "./own-items";
import type { Faults } from "./question-faults";
import { QuestionsField } from "./questions-field";
import type { QueueDraft } from "./queue-draft";
import { ReviewersField } from "./reviewers-field";

interface QueueFormProps {
  draft: QueueDraft;
  faults: Faults;
  onChange: (draft: QueueDraft) => void;
}

/** Everything that makes a queue, on one page. */
export function QueueForm({ draft, faults, onChange }: QueueFormProps) {
  return (
    <div className="flex flex-col gap-5">
      <Field label="Name" hint={NAME_HINT} error={faults["name"]}>
        {(ids) => (
          <Input
            {...ids}
            autoFocus
            maxLength={80}
            autoComplete="off"
            placeholder="Name the queue"
            value={draft.name}
            onChange={(event) => onChange({ ...draft, name: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-col gap-x-6 gap-y-5 medium:flex-row">
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          <QuestionsField
            questions={draft.questions}
            faults={faults}
            onChange={(questions) => onChange({ ...draft, questions })}
          />
          <InstructionsField
            instructions={draft.instructions}
            onChange={(instructions) => onChange({ ...draft, instructions })}
          />
        </div>
        <div className="flex min-w-0 shrink-0 flex-col gap-5 medium:w-90">
          <ModeField
            mode={draft.mode}
            hidden={draft.hidden}
            fault={faults["hidden"]}
            onChange={(change) => onChange({ ...draft, ...change })}
          />
          <OverlapField
            overlap={draft.overlap}
            reviewers={draft.reviewers}
            onChange={(overlap) => onChange({ ...draft, overlap })}
          />
          <ReviewersField
            reviewers={draft.reviewers}
            fault={faults["reviewers"]}
            onChange={(reviewers) => onChange({ ...draft, reviewers })}
          />
          <OrderField draft={draft} faults={faults} onChange={(change) => onChange({ ...draft, ...change })} />
          <OwnItems
            isAllowed={draft.ownItemsAdjudicable}
            onChange={(ownItemsAdjudicable) => onChange({ ...draft, ownItemsAdjudicable })}
          />
        </div>
      </div>
    </div>
  );
}
