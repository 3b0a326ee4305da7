"use client";
import { latePart } from "@/components/ui/late-part";

// Here before the reader is drawn, without being part of its first script.
const answers = () => import("./inference-answers");
const Line = latePart(() => answers().then((module) => module.InferenceLine));
const Others = latePart(() => answers().then((module) => module.OtherAnswers));

export { Line as InferenceLine, Others as OtherAnswers };

/** Has what the model answered drawn at once where the reader is. */
export async function fetchAnswers(): Promise<void> {
  await Promise.all([Line.fetchAhead(), Others.fetchAhead()]);
}
