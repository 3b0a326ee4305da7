"use client";
import { useContext } from "react";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { answerText, callText, valueText } from "@/lib/domain/call-text";
import { logNumber } from "@/lib/domain/log-number";
import type { LinkRange } from "@/lib/domain/reader-link";
import type { Step } from "@/lib/domain/step";
import { LinkNotice } from "./link-notice";
import { ReaderChunks, useReader } from "./reader-context";

/** Says of a call or of words that the address names that the step in focus does not have them, once that is here. */
export function MissingPlace() {
  const focus = useReader((state) => state.focus);
  const call = useReader((state) => state.call);
  const logged = useReader((state) => state.logged);
  const range = useReader((state) => state.range);
  const chunks = useContext(ReaderChunks);
  const step = chunks
    .find((steps) => steps?.some(({ index }) => index === focus))
    ?.find(({ index }) => index === focus);
  const says =
    step && (missingCall(step, call) ?? missingLogged(step, logged) ?? (range && missingWords(step, range, call)));

  return says ? <LinkNotice>The address asked for {says}.</LinkNotice> : null;
}

function missingCall({ claimed }: Step, call: number | undefined): string | undefined {
  if (call === undefined || call < claimed.length) return undefined;
  const has = claimed.length === 0 ? "none" : countOf(claimed.length, "call");

  return `call ${formatNumber(call + 1)}, which is not here; this step has ${has}`;
}

function missingLogged(step: Step, logged: number | undefined): string | undefined {
  if (logged === undefined || step.logged.some(({ order }) => order === logged)) return undefined;

  return `${logNumber(logged)}, which is not in this step`;
}

function missingWords(step: Step, { field, start, end }: LinkRange, call: number | undefined): string | undefined {
  const length = lengthOf(step, field, call);
  const text = field === "own_text" ? "an own text of the model" : `a ${field}`;
  if (length === undefined && (field === "call" || field === "result") && call === undefined)
    return `words of ${text}, but not of which`;
  if (length === undefined) return `words of ${text}, which is not here`;
  if (start < length) return undefined;

  return `characters ${formatNumber(start)} to ${formatNumber(end)} of ${text} that has ${formatNumber(length)}`;
}

/** Of the text that a range counts its characters in; undefined where there is none. */
function lengthOf(step: Step, field: LinkRange["field"], at: number | undefined): number | undefined {
  const call = at === undefined ? undefined : step.claimed[at];

  switch (field) {
    case "thought":
      return step.thought?.length;
    case "text":
      // Words of either were cited so.
      return (step.text ?? step.rawText) === undefined
        ? undefined
        : Math.max(step.text?.length ?? 0, step.rawText?.length ?? 0);
    case "own_text":
      return step.rawText?.length;
    case "call":
      return call && callText(call).length;
    case "result":
      if (call?.result) return answerText(call.result).length;
      return at === undefined && step.raw !== undefined ? valueText(step.raw).length : undefined;
  }
}
