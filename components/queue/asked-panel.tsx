import Link from "next/link";
import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import { useMay } from "@/lib/client/use-me";
import type { Queue } from "@/lib/contract/queues";
import { answerFields } from "@/lib/domain/answer-field";
import { HIDDEN_LAYER_TEXT } from "@/lib/domain/hidden-layer";
import { PRIORITY_RULE_TEXT } from "@/lib/domain/queue";
import { itemsAddress } from "./queue-address";

/** What is asked of every item, of whom, and in what order. */
export function AskedPanel({ queue }: { queue: Queue }) {
  const { questions, questionVersion, hidden, mode, overlap, reviewers, priority, seed, filter } = queue;

  return (
    <Panel
      title="What is asked"
      subtitle={
        <>
          Version {questionVersion} of the questions. Made by {queue.createdBy} <TimeText iso={queue.createdAt} />.
        </>
      }
    >
      <ol className="mb-4 flex flex-col gap-2">
        {answerFields(questions, {}).map((field, index) => (
          <li key={field.key} className="flex gap-2.5">
            <span className="w-4 shrink-0 font-mono text-mono text-ink-3">{index + 1}</span>
            <span className="min-w-0">
              <span className="font-medium">{field.title}</span>
              <span className="text-caption text-ink-3"> {field.isRequired ? "required" : "optional"}</span>
              <span className="block text-ink-2">
                {field.takes === "text"
                  ? "Free text"
                  : field.options.map(({ key, text }) => (field.kind === "gate" ? `${key} ${text}` : text)).join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <dl className="flex flex-col gap-1.5 border-t border-line pt-3">
        <Fact name="Hidden">
          {mode === "assisted"
            ? "Nothing; filter and judge suggest an answer"
            : `Until the commit: ${hidden.map((layer) => HIDDEN_LAYER_TEXT[layer].toLowerCase()).join("; ")}`}
        </Fact>
        <Fact name="Answers an item">{overlap}</Fact>
        <Fact name="Reviewers">
          {reviewers.length === 0 ? "Everyone" : reviewers.map(({ name }) => name).join(", ")}
        </Fact>
        {priority ? (
          <Fact name="Order">
            {PRIORITY_RULE_TEXT[priority]}
            {priority === "random" ? `: ${seed}` : ""}
          </Fact>
        ) : (
          <HiddenFact name="Order" mode={mode} />
        )}
        <Fact name="Settled by">{queue.ownItemsAdjudicable ? "Any lead" : "A lead who did not answer the item"}</Fact>
        {filter === null ? (
          <HiddenFact name="Made from" mode={mode} />
        ) : (
          <Fact name="Made from">
            {filter === "" ? (
              "Every trajectory of the corpus"
            ) : (
              <code className="font-mono text-mono wrap-anywhere">{filter}</code>
            )}
          </Fact>
        )}
        <Fact name="Items">
          <Link href={itemsAddress(queue)} className="rounded-mark text-accent hover:underline">
            Open them in the table
          </Link>
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-28 shrink-0 text-ink-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** It would tell of what the queue hides, or of what another one does. Who may manage queues is told in the end. */
function HiddenFact({ name, mode }: { name: string; mode: Queue["mode"] }) {
  const isForGood = !useMay("manage_queue") && mode === "blind";

  return (
    <Fact name={name}>
      <span className="text-ink-3">
        {isForGood ? "Hidden from blind reviewers" : "Hidden while you review blind in this corpus"}
      </span>
    </Fact>
  );
}
