import type { OutlineStep, STEP_FLAGS } from "@/lib/contract/outline";
import { isLogAlone } from "@/lib/domain/agent-turn";
import type { Analysis } from "@/lib/domain/analysis";
import { type AnalysisIndex, indexAnalysis } from "@/lib/domain/analysis-index";
import { idMentions } from "@/lib/domain/id-mentions";
import { idsBeforeCall } from "@/lib/domain/ids-in-step";
import type { Step } from "@/lib/domain/step";
import type { Attribution } from "@/lib/domain/verdict";
import type { ChunkedSteps } from "./chunk-steps";

type StepFlag = (typeof STEP_FLAGS)[number];

const TITLE_CHARS = 80;

/** One line of the reader's outline for every step. */
export function outlineSteps(
  steps: readonly Step[],
  analysis: Analysis,
  places: ChunkedSteps["places"],
): readonly OutlineStep[] {
  const attributions = attributionsByStep(analysis);
  const phantoms = new Set(analysis.phantoms.map((phantom) => phantom.step));
  const rejects = new Set(analysis.rejects.flatMap((reject) => reject.places.map((place) => place.step)));
  // Few trajectories name an id that nothing showed, and only their steps are looked through.
  const index = (analysis.signals.unseenIds ?? 0) > 0 ? indexAnalysis(analysis) : undefined;
  const unseen = new Set(
    steps.filter((step) => index && namesUnseenId(step, analysis, index)).map((step) => step.index),
  );

  return steps.map((step, position) => ({
    index: step.index,
    role: step.role,
    ...(step.number === undefined || !Number.isSafeInteger(step.number) ? {} : { number: step.number }),
    title: titleOf(step),
    calls: step.claimed.length,
    logged: step.logged.length,
    attribution: attributions.get(step.index) ?? [],
    flags: flagsOf(step, { unseen_id: unseen, phantom: phantoms, reject: rejects }),
    chars: places[position]?.chars ?? 0,
    chunk: places[position]?.chunk ?? 0,
  }));
}

function attributionsByStep(analysis: Analysis): Map<number, Attribution[]> {
  const byStep = new Map<number, Attribution[]>();
  for (const { step, attribution } of analysis.dispatches) {
    const known = byStep.get(step);
    if (known === undefined) byStep.set(step, [attribution]);
    else if (!known.includes(attribution)) known.push(attribution);
  }

  return byStep;
}

function titleOf(step: Step): string {
  const call = step.claimed[0];
  if (call !== undefined) return call.name.slice(0, TITLE_CHARS);

  if (isLogAlone(step)) return "proxy log";

  const text = (step.text ?? step.thought ?? step.rawText ?? "").slice(0, TITLE_CHARS * 4);

  return text.replaceAll(/\s+/g, " ").trim().slice(0, TITLE_CHARS);
}

function flagsOf(
  step: Step,
  found: Readonly<Record<"unseen_id" | "phantom" | "reject", ReadonlySet<number>>>,
): StepFlag[] {
  const flags: StepFlag[] = [];
  if (found.unseen_id.has(step.index)) flags.push("unseen_id");
  if (found.phantom.has(step.index)) flags.push("phantom");
  if (step.claimed.some((call) => call.result?.isError === true)) flags.push("error");
  if (step.logged.some((call) => call.isTruncated)) flags.push("truncated");
  if (step.role === "other" && !isLogAlone(step)) flags.push("unknown_event");
  if (found.reject.has(step.index)) flags.push("reject");

  return flags;
}

/** True when a call's arguments name a product id that nothing before it holds. */
function namesUnseenId(step: Step, { ids }: Analysis, index: AnalysisIndex): boolean {
  return step.claimed.some((call, position) => {
    const text = call.argsText ?? JSON.stringify(call.args ?? {});
    const place = { step: step.index, seenInStep: idsBeforeCall(step, position, ids, index) };

    return idMentions(text, ids, place).some(({ mention }) => mention === "never" || mention === "later");
  });
}
