"use client";
import { FormPart } from "@/components/queue/form-part";
import { HiddenLayers } from "@/components/queue/hidden-layers";
import { InstructionsField } from "@/components/queue/instructions-field";
import { OverlapField } from "@/components/queue/overlap-field";
import type { Faults } from "@/components/queue/question-faults";
import { ReviewersField } from "@/components/queue/reviewers-field";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ALWAYS_HIDDEN, type SampleDraft } from "./sampler-draft";

interface SamplerFormProps {
  draft: SampleDraft;
  faults: Faults;
  onChange: (draft: SampleDraft) => void;
}

/** What of the queue a sample leaves open. */
export function SamplerForm({ draft, faults, onChange }: SamplerFormProps) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-5 medium:flex-row">
      <div className="flex min-w-0 flex-1 flex-col gap-5">
        <Field label="Name" error={faults["name"]}>
          {(ids) => (
            <Input
              {...ids}
              autoFocus
              maxLength={80}
              autoComplete="off"
              value={draft.name}
              onChange={(event) => onChange({ ...draft, name: event.target.value })}
            />
          )}
        </Field>
        <FormPart title="What is asked">
          <p>The first gate that fails, which has to be answered, and a note if there is something to say.</p>
          <div className="flex min-h-6 items-center gap-2">
            <Checkbox
              id="asks-structure"
              checked={draft.asksStructure}
              onCheckedChange={(asksStructure) => onChange({ ...draft, asksStructure })}
            />
            <label htmlFor="asks-structure">The structure too, if the reviewer likes</label>
          </div>
        </FormPart>
        <InstructionsField
          instructions={draft.instructions}
          onChange={(instructions) => onChange({ ...draft, instructions })}
        />
      </div>
      <div className="flex min-w-0 shrink-0 flex-col gap-5 medium:w-90">
        <FormPart
          title="Hidden until the answer is committed"
          hint="The judge and other people’s answers always are, or nothing would be measured."
        >
          <HiddenLayers
            hidden={draft.hidden}
            always={ALWAYS_HIDDEN}
            onChange={(hidden) => onChange({ ...draft, hidden })}
          />
        </FormPart>
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
      </div>
    </div>
  );
}
