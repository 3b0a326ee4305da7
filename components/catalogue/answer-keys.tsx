"use client";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { useMay } from "@/lib/client/use-me";
import type { Catalogue } from "@/lib/contract/catalogue";

type AnswerKeysProps = { catalogue: Pick<Catalogue, "problems" | "answered" | "waiting"> };

/** How many problems of a corpus can be scored, since what is wanted is known. Nothing of a corpus that has none. */
export function AnswerKeys({ catalogue: { problems, answered, waiting } }: AnswerKeysProps) {
  const mayImport = useMay("import");
  if (problems + waiting === 0) return null;
  if (answered + waiting === 0)
    return (
      <p className="text-ink-2">
        No problem has an answer key: what runs do not score themselves stays unscored.
        {mayImport ? " Import a file of problems, each with its query and reward." : null}
      </p>
    );

  const wait = waiting === 1 ? "waits for a rollout of its problem" : "wait for rollouts of their problems";
  if (problems === 0)
    return (
      <p>
        {countOf(waiting, "answer key")} {wait}.
      </p>
    );

  return (
    <p>
      {formatNumber(answered)} of {countOf(problems, "problem")} {answered === 1 ? "has" : "have"} an answer key.
      {waiting > 0 ? (
        <span className="text-ink-2">
          {" "}
          {answered === 0 ? countOf(waiting, "answer key") : `${formatNumber(waiting)} more`} {wait}.
        </span>
      ) : null}
    </p>
  );
}
