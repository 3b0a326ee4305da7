"use client";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { Cell } from "@/components/people/data-table";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { formatNumber } from "@/components/ui/format-number";
import { testJudgeEndpointOptions } from "@/lib/client/judge-endpoints";
import type { EndpointTest, JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import { EndpointDialog } from "./endpoint-dialog";
import { formatPrice } from "./format-dollars";
import { RemoveEndpointDialog } from "./remove-endpoint-dialog";

/** One endpoint with what can be done about it, and under it how its test went. */
export function EndpointRow({ endpoint }: { endpoint: JudgeEndpoint }) {
  const [dialog, setDialog] = useState<"none" | "change" | "remove">("none");
  const test = useMutation(testJudgeEndpointOptions(endpoint.id));
  const { name, model, isFromEnvironment, settings } = endpoint;
  const close = () => setDialog("none");

  return (
    <>
      <tr className="border-b-0">
        <Cell>{isFromEnvironment ? <Chip tone="quiet">from the environment</Chip> : <InertText text={name} />}</Cell>
        <Cell>
          <InertText text={model} />
        </Cell>
        <Cell>
          <span className="font-mono text-mono text-ink-2">
            <InertText text={settings?.baseUrl ?? ""} />
          </span>
        </Cell>
        <Cell>
          <span className="whitespace-nowrap text-ink-2">{keyWords(settings?.keyHint ?? null)}</span>
        </Cell>
        <Cell>
          <span className="text-ink-2">{settings ? limitWords(settings) : null}</span>
        </Cell>
        <Cell>
          <span className="text-ink-2">{priceWords(endpoint)}</span>
        </Cell>
        <Cell isLast>
          <span className="inline-flex gap-2">
            <Button size="small" aria-label={`Test ${name}`} disabled={test.isPending} onClick={() => test.mutate()}>
              {test.isPending ? "Testing" : "Test"}
            </Button>
            {isFromEnvironment ? null : (
              <>
                <Button size="small" aria-label={`Change ${name}`} onClick={() => setDialog("change")}>
                  Change
                </Button>
                <Button size="small" aria-label={`Remove ${name}`} onClick={() => setDialog("remove")}>
                  Remove
                </Button>
              </>
            )}
          </span>
          {dialog === "change" ? <EndpointDialog endpoint={endpoint} onClose={close} /> : null}
          {dialog === "remove" ? <RemoveEndpointDialog endpoint={endpoint} onClose={close} /> : null}
        </Cell>
      </tr>
      <tr>
        <td colSpan={7}>
          <TestAnswer answer={test.data} error={test.error} />
        </td>
      </tr>
    </>
  );
}

function TestAnswer({ answer, error }: { answer: EndpointTest | undefined; error: Error | null }) {
  const reason = error?.message ?? (answer?.status === "refused" ? answer.reason : undefined);

  // The region is there from the start, so that screen readers speak what appears in it.
  return (
    <div role="status">
      {reason === undefined ? null : (
        <p className="flex items-center gap-1.5 pb-2 text-danger">
          <CircleX aria-hidden className="size-3.5 shrink-0" /> Not usable: {reason}
        </p>
      )}
      {answer?.status === "answered" ? (
        <p className="flex items-center gap-1.5 pb-2 text-ok">
          <CircleCheck aria-hidden className="size-3.5 shrink-0" /> It answered in {formatNumber(answer.ms)} ms.
        </p>
      ) : null}
    </div>
  );
}

type Settings = NonNullable<JudgeEndpoint["settings"]>;

function keyWords(hint: string | null): string {
  if (hint === null) return "none";

  return hint === "" ? "set" : `…${hint}`;
}

function limitWords({ requestsPerMinute, concurrency, timeoutSeconds }: Settings): string {
  return `${formatNumber(requestsPerMinute)} a minute, ${concurrency} at once, ${timeoutSeconds} s`;
}

function priceWords({ inputPrice, outputPrice }: JudgeEndpoint): string {
  if (inputPrice === null || outputPrice === null) return "not known";

  return `${formatPrice(inputPrice)} in, ${formatPrice(outputPrice)} out`;
}
