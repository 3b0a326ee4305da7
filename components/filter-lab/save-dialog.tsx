"use client";
import { useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { ApiError } from "@/lib/client/api";
import { saveFilterOptions } from "@/lib/client/filters";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { FilterVersion } from "@/lib/contract/filters";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { MEANS_THE_ACTIVE, meansTheActive } from "@/lib/domain/means-the-active";
import { thresholdChanges } from "@/lib/domain/threshold-changes";
import { ChangeList } from "./change-list";
import { labAddress } from "./lab-address";

interface SaveDialogProps {
  corpus: string;
  /** All that there are: names and thresholds are taken once. */
  versions: readonly FilterVersion[];
  based: FilterVersion;
  thresholds: FilterThresholds;
  onSaved: (version: FilterVersion, isHere: boolean) => void;
  onClose: () => void;
}

/** Keeps the draft as a version of its own. Nothing else changes by it. */
export function SaveDialog({ corpus, versions, based, thresholds, onSaved, onClose }: SaveDialogProps) {
  const [name, setName] = useState("");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const save = useHeardMutation(saveFilterOptions(useQueryClient()));
  const same = versions.find((version) => thresholdChanges(version.thresholds, thresholds).length === 0);
  const taken = versions.find((version) => version.name === name.trim());
  const isReserved = meansTheActive(name);
  const isConflict = save.error instanceof ApiError && save.error.code === "CONFLICT";

  function onSave() {
    setTried(true);
    if (same || taken || isReserved || name.trim() === "" || reason.trim() === "") return;
    save.mutate(
      { name: name.trim(), reason: reason.trim(), thresholds, basedOn: based.id },
      {
        onSuccess: onSaved,
        onError: (error, isHere) => {
          // The dialog itself says what stands in the way.
          if (!isHere) reportFailure(`“${name.trim()}” was not saved`, error);
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save as a new version"
      description="A version never changes again. It decides nothing until somebody activates it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={save.isPending || same !== undefined} onClick={onSave}>
            Save the version
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {same ? (
          <p role="alert" className="text-danger">
            These are the thresholds of <VersionLink corpus={corpus} version={same} />. Use that version.
          </p>
        ) : null}
        <Field
          label="Name"
          hint="As lists, releases and command lines call it."
          error={isTried && name.trim() === "" ? "Give the version a name." : undefined}
        >
          {(ids) => (
            <Input {...ids} value={name} maxLength={80} onChange={({ target }) => setName(target.value)} autoFocus />
          )}
        </Field>
        {isReserved ? (
          <p role="alert" className="text-danger">
            {MEANS_THE_ACTIVE}
          </p>
        ) : null}
        {taken && !isReserved ? (
          <p role="alert" className="text-danger">
            There is a filter version <VersionLink corpus={corpus} version={taken} />. Choose another name.
          </p>
        ) : null}
        <Field
          label="Reason"
          hint="Why you change the filter."
          error={isTried && reason.trim() === "" ? "Write why you change the filter." : undefined}
        >
          {(ids) => (
            <TextArea {...ids} value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
        <div>
          <p className="mb-1 text-table font-medium">
            What differs from “<PlainText text={based.name} />”
          </p>
          <ChangeList from={based.thresholds} to={thresholds} />
        </div>
        {save.error && isConflict && !taken && !same ? (
          <p role="alert" className="text-danger">
            {save.error.message}
          </p>
        ) : null}
        {save.error && !isConflict ? (
          <RequestError place="panel" title="The version was not saved" error={save.error} />
        ) : null}
      </form>
    </Dialog>
  );
}

function VersionLink({ corpus, version }: { corpus: string; version: FilterVersion }) {
  return (
    <Link href={labAddress(corpus, version.id)} className="rounded-mark underline">
      “<PlainText text={version.name} />”
    </Link>
  );
}
