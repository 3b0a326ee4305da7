"use client";
import { latePart } from "@/components/ui/late-part";

// Here before the reader is drawn, without being part of its first script.
const answers = () => import("./inference-answers");
const Line = latePart(() => answers().then((module) => module.InferenceLine));
const Other = latePart(() => answers().then((module) => module.OtherAnswer));
const Raw = latePart(() => answers().then((module) => module.RawAnswer));
const Otherwise = latePart(() => answers().then((module) => module.LoggedOtherwise));

export { Line as InferenceLine, Other as OtherAnswer, Otherwise as LoggedOtherwise, Raw as RawAnswer };

/** Has what the log answers drawn at once where the reader is. */
export async function fetchAnswers(): Promise<void> {
  await Promise.all([Line, Other, Otherwise, Raw].map((part) => part.fetchAhead()));
}
