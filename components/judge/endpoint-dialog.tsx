"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { FormError } from "@/components/people/form-error";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { saveJudgeEndpointOptions } from "@/lib/client/judge-endpoints";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import { checkDraft, type DraftFaults, draftOf, type EndpointDraft } from "./endpoint-draft";

interface EndpointDialogProps {
  /** Absent for a new one. */
  endpoint?: JudgeEndpoint;
  onClose: () => void;
}

/** Makes or changes an endpoint. The key goes one way: what is kept is never in the form. */
export function EndpointDialog({ endpoint, onClose }: EndpointDialogProps) {
  const form = useId();
  const save = useHeardMutation(saveJudgeEndpointOptions(useQueryClient(), endpoint?.id));
  const [draft, setDraft] = useState(() => draftOf(endpoint));
  const [faults, setFaults] = useState<DraftFaults>({});
  const set = (change: Partial<EndpointDraft>) => setDraft({ ...draft, ...change });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const checked = checkDraft(draft);
    setFaults(checked.kind === "faults" ? checked.faults : {});
    if (checked.kind === "faults") return;
    save.mutate(checked.body, {
      onSuccess: (_, isHere) => isHere && onClose(),
      onError: (error, isHere) => isHere || reportFailure(`The endpoint “${draft.name}” was not saved`, error),
    });
  }

  const input = (name: Exclude<keyof EndpointDraft, "isKeyRemoved">) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={endpoint ? `Change “${endpoint.name}”` : "Add a judge endpoint"}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" disabled={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} className="flex flex-col gap-3">
        <div className="grid gap-3 narrow:grid-cols-2">
          <Field label="Name">{(ids) => <Input {...ids} required maxLength={80} {...input("name")} />}</Field>
          <Field label="Model" hint="As the endpoint calls it.">
            {(ids) => <Input {...ids} required maxLength={200} {...input("model")} />}
          </Field>
        </div>
        <Field label="Address" hint="The part before /chat/completions, as in https://llm.example.org/v1">
          {(ids) => <Input {...ids} required inputMode="url" spellCheck={false} {...input("baseUrl")} />}
        </Field>
        <KeyField endpoint={endpoint} draft={draft} onChange={set} />
        <div className="grid gap-3 narrow:grid-cols-3">
          <Field label="Requests a minute" error={faults.requestsPerMinute}>
            {(ids) => <Input {...ids} inputMode="numeric" {...input("requestsPerMinute")} />}
          </Field>
          <Field label="At once" error={faults.concurrency}>
            {(ids) => <Input {...ids} inputMode="numeric" {...input("concurrency")} />}
          </Field>
          <Field label="Seconds to wait" error={faults.timeoutSeconds}>
            {(ids) => <Input {...ids} inputMode="numeric" {...input("timeoutSeconds")} />}
          </Field>
        </div>
        <div className="grid gap-3 narrow:grid-cols-2">
          <Field
            label="Dollars per million input tokens"
            hint="Optional. Without it no cost is shown."
            error={faults.inputPrice}
          >
            {(ids) => <Input {...ids} inputMode="decimal" {...input("inputPrice")} />}
          </Field>
          <Field label="Dollars per million output tokens" hint="Optional." error={faults.outputPrice}>
            {(ids) => <Input {...ids} inputMode="decimal" {...input("outputPrice")} />}
          </Field>
        </div>
        <FormError error={save.error} />
      </form>
    </Dialog>
  );
}

interface KeyFieldProps {
  endpoint: JudgeEndpoint | undefined;
  draft: EndpointDraft;
  onChange: (change: Partial<EndpointDraft>) => void;
}

function KeyField({ endpoint, draft, onChange }: KeyFieldProps) {
  const id = useId();
  const hint = endpoint?.settings?.keyHint ?? null;

  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Key"
        hint={
          hint === null
            ? "Optional where the endpoint asks for none."
            : `One that ends in ${hint} is kept. Leave this empty to keep it; another address needs it again.`
        }
      >
        {(ids) => (
          <Input
            {...ids}
            type="password"
            autoComplete="off"
            disabled={draft.isKeyRemoved}
            value={draft.key}
            onChange={(event) => onChange({ key: event.target.value })}
          />
        )}
      </Field>
      {hint === null ? null : (
        <div className="flex items-center gap-2">
          <Checkbox
            id={id}
            checked={draft.isKeyRemoved}
            onCheckedChange={(isKeyRemoved) => onChange({ isKeyRemoved, key: "" })}
          />
          <label htmlFor={id}>Remove the kept key</label>
        </div>
      )}
    </div>
  );
}
