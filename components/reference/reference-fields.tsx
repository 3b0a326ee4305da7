"use client";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { type DraftFaults, intervalHint, type ReferenceDraft } from "./reference-draft";

interface ReferenceFieldsProps {
  draft: ReferenceDraft;
  faults: DraftFaults;
  onChange: (draft: ReferenceDraft) => void;
}

/** What a reference value is, in the order in which one reads it in a report. */
export function ReferenceFields({ draft, faults, onChange }: ReferenceFieldsProps) {
  const set = (change: Partial<ReferenceDraft>) => onChange({ ...draft, ...change });
  const text = (name: keyof ReferenceDraft, most: number) => ({
    maxLength: most,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  return (
    <>
      <Field label="Label" hint="What it is of, as in “Claude Sonnet 4.6, teacher”." error={faults.label}>
        {(ids) => <Input {...ids} {...text("label", 80)} />}
      </Field>
      <div className="flex flex-wrap items-start gap-4">
        <div className="flex flex-col gap-1">
          <span className="text-table font-medium">Figure</span>
          <Segmented
            label="Figure"
            value={draft.figure}
            onValueChange={(figure) => set({ figure })}
            options={[
              { value: "asr", label: "Success rate (ASR)" },
              { value: "pass_at_k", label: "pass@k" },
            ]}
          />
        </div>
        {draft.figure === "pass_at_k" ? (
          <div className="w-40">
            <Field label="k" error={faults.k}>
              {(ids) => <Input {...ids} inputMode="numeric" {...text("k", 6)} />}
            </Field>
          </div>
        ) : null}
      </div>
      <div className="grid gap-4 narrow:grid-cols-2">
        <Field label="Value" error={faults.value}>
          {(ids) => (
            <span className="flex gap-2">
              <Input {...ids} inputMode="decimal" {...text("value", 20)} />
              <Segmented
                label="Unit of the value"
                value={draft.unit}
                onValueChange={(unit) => set({ unit })}
                options={[
                  { value: "percent", label: "%" },
                  { value: "share", label: "0 to 1" },
                ]}
              />
            </span>
          )}
        </Field>
        <Field label="Problems, if known" hint={intervalHint(draft)} error={faults.problems}>
          {(ids) => <Input {...ids} inputMode="numeric" {...text("problems", 9)} />}
        </Field>
      </div>
      <Field label="Source" hint="A paper, a report, a link: where others can look it up." error={faults.source}>
        {(ids) => <Input {...ids} {...text("source", 300)} />}
      </Field>
      <Field label="Caveat" hint="Why it cannot simply be set beside your figures: another harness, set or sampling.">
        {(ids) => <TextArea {...ids} {...text("caveat", 500)} />}
      </Field>
      <div className="grid gap-4 narrow:grid-cols-2">
        <Field label="Suite" hint="Optional.">
          {(ids) => <Input {...ids} {...text("suite", 120)} />}
        </Field>
        <Field label="Bucket" hint="Optional. A value of one bucket is listed, not drawn.">
          {(ids) => <Input {...ids} {...text("bucket", 120)} />}
        </Field>
      </div>
    </>
  );
}
