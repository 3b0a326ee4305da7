"use client";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { countOf } from "@/components/ui/format-number";
import type { LoggedCall } from "@/lib/domain/step";
import { visibleName } from "@/lib/domain/visible-text";
import { listOf, objectOf } from "@/lib/importers/json-value";
import { CallFacts } from "./call-facts";
import { CutMark } from "./cut-mark";
import { useHorizonIndex } from "./horizon-context";
import { ModelAnswer } from "./model-answer";
import { POINTED } from "./pointed";
import { useReader } from "./reader-context";

function modelOf(call: LoggedCall): string {
  const model = objectOf(call.response)["model"] ?? call.params?.["model"];
  return typeof model === "string" ? visibleName(model) : "model not recorded";
}

function tokensOf(call: LoggedCall): string | undefined {
  const tokens = objectOf(objectOf(call.response)["usage"])["completion_tokens"];
  return typeof tokens === "number" ? countOf(tokens, "token") : undefined;
}

function isStopped(call: LoggedCall): boolean {
  return listOf(objectOf(call.response)["choices"]).some((choice) => objectOf(choice)["finish_reason"] === "length");
}

interface InferenceLineProps {
  call: LoggedCall;
  step: number;
  /** Draws the answer where it is not drawn as the log holds it. */
  answer?: ReactNode;
}

/** A request to the model, and what it answered. */
export function InferenceLine({ call, step, answer }: InferenceLineProps) {
  const horizon = useHorizonIndex();
  const isPointed = useReader((state) => state.focus === step && state.logged === call.order);
  const isBeyond = horizon?.isBeyond(call.order) ?? false;

  return (
    <div
      data-order={call.order}
      data-cited={isPointed || undefined}
      className={classNames("py-0.5 text-caption text-ink-3", isBeyond && "hatched", isPointed && POINTED)}
    >
      <div className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate">
          asked <span className="font-mono">{modelOf(call)}</span>
          {tokensOf(call) ? `, ${tokensOf(call)}` : null}
          {isStopped(call) ? ", answer cut by its limit of tokens" : null}
          {isBeyond ? ", not in the judge’s log" : null}
          {call.recordKind === "attempt" ? `, try ${(call.attempt ?? 0) + 1}` : null}
        </span>
        <CallFacts calls={[call]} />
      </div>
      <div className="border-l-2 border-line pl-3">
        {answer ?? <ModelAnswer call={call} step={step} />}
        {horizon && !isBeyond && call.response !== undefined ? (
          <CutMark says="not in the judge’s view: it reads no answer of the log" />
        ) : null}
      </div>
    </div>
  );
}
