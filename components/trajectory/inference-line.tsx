"use client";
import { classNames } from "@/components/ui/class-names";
import { countOf } from "@/components/ui/format-number";
import type { LoggedCall } from "@/lib/domain/step";
import { CallFacts } from "./call-facts";
import { useHorizonIndex } from "./horizon-context";
import { POINTED } from "./pointed";
import { useReader } from "./reader-context";

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function modelOf(call: LoggedCall): string {
  const model = field(call.response, "model") ?? call.params?.["model"];
  return typeof model === "string" ? model : "model not recorded";
}

function tokensOf(call: LoggedCall): string | undefined {
  const tokens = field(field(call.response, "usage"), "completion_tokens");
  return typeof tokens === "number" ? countOf(tokens, "token") : undefined;
}

/** Requests to the model that the log holds for this step. */
export function InferenceLines({ calls }: { calls: readonly LoggedCall[] }) {
  const horizon = useHorizonIndex();
  const pointed = useReader((state) => state.logged);
  if (calls.length === 0) return null;

  return (
    <ul className="mb-1">
      {calls.map((call) => (
        <li
          key={call.order}
          data-order={call.order}
          data-cited={call.order === pointed || undefined}
          className={classNames(
            "flex items-baseline gap-2 text-caption text-ink-3",
            horizon?.isBeyond(call.order) && "hatched",
            call.order === pointed && POINTED,
          )}
        >
          <span className="min-w-0 flex-1 truncate">
            asked <span className="font-mono">{modelOf(call)}</span>
            {tokensOf(call) ? `, ${tokensOf(call)}` : null}
            {call.isTruncated ? ", answer not kept by the proxy log" : null}
            {horizon?.isBeyond(call.order) ? ", not in the judge’s log" : null}
            {call.recordKind === "attempt" ? `, try ${(call.attempt ?? 0) + 1}` : null}
          </span>
          <CallFacts calls={[call]} />
        </li>
      ))}
    </ul>
  );
}
