"use client";
import { memo, useMemo } from "react";
import { classNames } from "@/components/ui/class-names";
import { latePart } from "@/components/ui/late-part";
import { MENTION_TEXT, type MentionClass, type SeenIds } from "@/lib/domain/id-mentions";
import { type TextRun, textRuns } from "@/lib/domain/text-runs";
import { CITED } from "./pointed";
import { useReader, useReaderFacts } from "./reader-context";
import { type TextMark, textMarks } from "./text-marks";
import { type CitedText, useCited } from "./use-cited";

// Few texts address a judge.
const ToTheJudge = latePart(() => import("./to-the-judge").then((module) => module.ToTheJudge));

interface SafeTextProps extends CitedText {
  text: string;
  /** Ids that results earlier in the same step hold. */
  seenInStep?: SeenIds;
  /** Find counts no hit of it, because another text holds the same or it belongs to no step: none is marked. */
  isUncounted?: boolean;
  /** Results are where ids come from, so their ids carry no marks. */
  isSource?: boolean;
  /** Where the judge's view of the text ends, while that layer is on. */
  beyondFrom?: number | undefined;
  /** Length of the tool's name that a call begins with. */
  nameLength?: number;
}

const NOTHING: SeenIds = new Set();

/** Agent text as the characters it is: never markup, hidden characters shown, ids and finds marked. */
export const SafeText = memo(function SafeText({
  text,
  step,
  field,
  call,
  place: name,
  seenInStep,
  isSource,
  isUncounted = false,
  current,
  beyondFrom,
  nameLength = 0,
}: SafeTextProps) {
  const { outline, injections: places } = useReaderFacts();
  const injections = places.in({ step, field, call });
  const areIdsMarked = useReader((state) => state.layers.includes("ids"));
  const findText = useReader((state) => (state.isFinding && !isUncounted ? state.findText : ""));
  const isHitShown = useReader((state) => state.isFinding && state.found !== undefined);
  const cited = useCited({ step, field, call, place: name, current });
  const ids = areIdsMarked && !isSource ? outline.analysis?.ids : undefined;
  const runs = useMemo(() => {
    const place = { step, seenInStep: seenInStep ?? NOTHING };
    return textRuns(text, textMarks({ text, findText, ids, place, cited, beyondFrom, injections, nameLength }));
  }, [text, findText, ids, step, seenInStep, cited, beyondFrom, injections, nameLength]);

  return (
    <span data-field={field} data-step={step} data-call={call} className="wrap-anywhere whitespace-pre-wrap">
      {runs.map((run) => (
        <Run key={run.start} run={run} isHitShown={isHitShown} />
      ))}
    </span>
  );
});

const MENTION = {
  seen: "font-mono",
  query: "font-mono underline decoration-edge decoration-dotted underline-offset-3",
  later: "font-mono underline decoration-review decoration-dashed underline-offset-3",
  never: "font-mono text-danger underline decoration-danger decoration-dashed underline-offset-3",
} as const satisfies Record<MentionClass, string>;

/** Filled where the other hits are framed. */
const CURRENT = "rounded-mark bg-subtask text-surface outline-2 outline-offset-1 outline-subtask";

interface RunProps {
  run: TextRun<TextMark>;
  /** Words that are pointed to are the hit of find that is shown. */
  isHitShown: boolean;
}

function Run({ run, isHitShown }: RunProps) {
  const hidden = run.marks.find((mark) => mark.kind === "hidden");
  const id = run.marks.find((mark) => mark.kind === "id");
  const end = run.start + run.text.length;
  const addressed = run.marks.find((mark) => mark.kind === "injection" && mark.end === end);
  const isFound = run.marks.some((mark) => mark.kind === "find");
  const isCited = run.marks.some((mark) => mark.kind === "cited");
  const isCurrent = isFound && isCited && isHitShown;

  if (hidden?.kind === "hidden") return <HiddenCharacter start={run.start} mark={hidden} />;
  const className = classNames(
    id?.kind === "id" && !isCurrent && MENTION[id.mention],
    isCurrent && CURRENT,
    isFound && !isCurrent && "rounded-mark bg-subtask-soft text-subtask outline -outline-offset-1 outline-subtask",
    isCited && !isCurrent && CITED,
    run.marks.some((mark) => mark.kind === "beyond") && "hatched",
    run.marks.some((mark) => mark.kind === "injection") &&
      "bg-review-soft underline decoration-review decoration-wavy underline-offset-4",
    run.marks.some((mark) => mark.kind === "name") && "font-semibold",
  );
  const title = id?.kind === "id" && id.mention !== "seen" ? MENTION_TEXT[id.mention] : undefined;

  return (
    <span
      data-start={run.start}
      {...(className ? { className } : {})}
      {...(title ? { title } : {})}
      {...(isCited ? { "data-cited": true } : {})}
      {...(isCurrent ? { "aria-current": true } : {})}
    >
      {run.text}
      {run.marks.some((mark) => mark.kind === "piece" && mark.end === end) ? <wbr /> : null}
      {addressed?.kind === "injection" ? (
        <ToTheJudge injection={addressed.injection} isInWords={addressed.isFirst} />
      ) : null}
      {id?.kind === "id" && id.mention === "never" && id.end === end ? <NeverSeen /> : null}
    </span>
  );
}

function NeverSeen() {
  return (
    <span className="ml-0.5 no-underline select-none">
      <span aria-hidden>⚠</span>
      <span className="sr-only"> (never seen in a result)</span>
    </span>
  );
}

function HiddenCharacter({ start, mark }: { start: number; mark: Extract<TextMark, { kind: "hidden" }> }) {
  return (
    <span
      data-start={start}
      data-hidden={mark.end - mark.start}
      title={mark.title}
      className="mx-px rounded-mark border border-dashed border-edge px-0.5 font-mono text-caption text-review select-none"
    >
      {mark.label}
    </span>
  );
}
