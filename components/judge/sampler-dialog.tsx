"use client";
import { useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { queueAddress } from "@/components/queue/queue-address";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countOf } from "@/components/ui/format-number";
import { showFirstFault } from "@/components/ui/show-first-fault";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";
import { createSampleOptions } from "@/lib/client/audit-samples";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useMe } from "@/lib/client/use-me";
import type { CreateSample } from "@/lib/contract/audit-sample";
import type { Queue } from "@/lib/contract/queues";
import { newSample, sampleFaults, sampleRequest } from "./sampler-draft";
import { SamplerForm } from "./sampler-form";

interface SamplerDialogProps {
  total: number;
  drawn: Pick<CreateSample, "corpus" | "filter" | "dimensions" | "seed" | "draws">;
  onClose: () => void;
}

/** The queue of a sample: its name, people and guideline, then the draw. */
export function SamplerDialog({ total, drawn, onClose }: SamplerDialogProps) {
  const access = useMe()?.access;
  const [draft, setDraft] = useState(() => newSample(access));
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const create = useHeardMutation(createSampleOptions(useQueryClient()));
  const isNameTaken = create.error instanceof ApiError && create.error.code === "CONFLICT";
  const faults = {
    ...(isNameTaken && create.error ? { name: create.error.message } : {}),
    ...(isTried ? sampleFaults(draft) : {}),
  };
  const items = countOf(total, "item");

  function onMake() {
    setTried(true);
    if (Object.keys(sampleFaults(draft)).length > 0) return showFirstFault(form.current);

    create.mutate(sampleRequest(draft, drawn), {
      onSuccess: (queue, isHere) => {
        if (!isHere)
          showToast({
            message: `The sample “${queue.name}” is drawn`,
            action: { label: "Open it", onAct: () => router.push(queueAddress(queue)) },
          });
      },
      onError: (error, isHere) =>
        isHere ? showFirstFault(form.current) : reportFailure(`The sample “${draft.name.trim()}” was not drawn`, error),
    });
  }

  if (create.data) return <Made queue={create.data} onClose={onClose} />;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      title="Make the queue of the sample"
      description={`${items}, drawn at random with seed ${drawn.seed} and handed out in random order`}
      footer={
        <>
          <p role="status" className="min-w-0 flex-1 text-ink-2">
            {create.isPending ? "Drawing the sample" : `${countOf(total * draft.overlap, "answer")} in all`}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={create.isPending} onClick={onMake}>
            Make a queue of {items}
          </Button>
        </>
      }
    >
      <div ref={form} className="flex flex-col gap-4">
        {create.error && !isNameTaken ? (
          <div data-fault tabIndex={-1}>
            <RequestError place="panel" title="The sample was not drawn" error={create.error} />
          </div>
        ) : null}
        <SamplerForm
          draft={draft}
          faults={faults}
          onChange={(next) => {
            setDraft(next);
            if (create.error) create.reset();
          }}
        />
      </div>
    </Dialog>
  );
}

function Made({ queue, onClose }: { queue: Queue; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The sample is drawn"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button asChild variant="primary">
            <Link href={queueAddress(queue)}>Open the queue</Link>
          </Button>
        </>
      }
    >
      <p role="status">
        {countOf(queue.items, "item")} {queue.items === 1 ? "waits" : "wait"} in “{queue.name}” for people to answer
        blind. What they say of the judge appears on this page as they answer.
      </p>
    </Dialog>
  );
}
