"use client";
import { createElement } from "react";
import { latePart } from "@/components/ui/late-part";

// Here before the reader is drawn, without being part of its first script.
const answers = () => import("./inference-answers");
const Line = latePart(() => answers().then((module) => module.InferenceLine));
const Other = latePart(() => answers().then((module) => module.OtherAnswer));
const Raw = latePart(() => answers().then((module) => module.RawAnswer));
const Otherwise = latePart(() => answers().then((module) => module.LoggedOtherwise));

/** As high as the line that it most often is, so that the steps do not move where it comes later. */
const Outcome = latePart(
  () => import("./outcome-lines").then((module) => module.OutcomeLines),
  createElement("p", { className: "mt-1.5 h-5" }),
);

export {
  Line as InferenceLine,
  Other as OtherAnswer,
  Otherwise as LoggedOtherwise,
  Outcome as OutcomeLines,
  Raw as RawAnswer,
};

/** Has what the log answers, and what is said of the outcome, drawn at once where the reader is. */
export async function fetchAnswers(): Promise<void> {
  await Promise.all([Line, Other, Otherwise, Outcome, Raw].map((part) => part.fetchAhead()));
}
