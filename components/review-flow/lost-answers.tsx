"use client";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { OutboxEntry } from "@/lib/client/outbox-entry";

interface LostAnswersProps {
  /** Those that do not wait any more. */
  entries: readonly OutboxEntry[];
  onFileAsExtra: (commit: string) => void;
  onReopen: (commit: string) => void;
  onSendAgain: (commit: string) => void;
  onDrop: (commit: string) => void;
}

type Trouble = Exclude<OutboxEntry["state"]["kind"], "waiting">;

const TITLE = {
  lease_lost: "Somebody else answered meanwhile",
  already_answered: "You answered this item already",
  refused: "An answer was not taken",
} as const satisfies Record<Trouble, string>;

/** Answers that the server would not take as they are: nothing is lost until the person says so. */
export function LostAnswers({ entries, onFileAsExtra, onReopen, onSendAgain, onDrop }: LostAnswersProps) {
  return entries.map(({ commit, task, state, body }) =>
    state.kind === "waiting" ? null : (
      <section
        key={commit}
        role="alert"
        aria-label="An answer needs you"
        className="border-b border-line bg-review-soft px-3.5 py-3"
      >
        <h2 className="text-section">{TITLE[state.kind]}</h2>
        <p className="mt-0.5 line-clamp-2 text-ink-2">
          “<PlainText text={task} />”
        </p>
        <p className="mt-0.5 text-ink-2">{wordsOf(state)}</p>
        {state.kind === "already_answered" ? <WordsKept body={body} /> : null}
        <div className="mt-2 flex flex-wrap gap-2">
          {state.kind === "lease_lost" ? (
            <Button size="small" onClick={() => onFileAsExtra(commit)}>
              File as an extra opinion
            </Button>
          ) : null}
          {state.kind === "refused" ? (
            <Button size="small" onClick={() => onReopen(commit)}>
              Open it again
            </Button>
          ) : null}
          {state.kind === "already_answered" ? (
            <Button size="small" onClick={() => onSendAgain(commit)}>
              Send it again
            </Button>
          ) : null}
          <Button size="small" onClick={() => onDrop(commit)}>
            {state.kind === "already_answered" ? "Drop this one and go on" : "Drop it"}
          </Button>
        </div>
      </section>
    ),
  );
}

function wordsOf(state: Exclude<OutboxEntry["state"], { kind: "waiting" }>): string {
  switch (state.kind) {
    case "refused":
      return state.reason;
    case "already_answered":
      return "Your answer from another tab or window stands. This one was not filed: to have it in its place, take that one back first.";
    case "lease_lost":
      return "Your place on this item ran out and was given away. Your answer is kept until you choose.";
  }
}

/** What was chosen is a key away; what was typed, and what was found to cite, is offered before it goes. */
function WordsKept({ body: { answers, spans = {} } }: Pick<OutboxEntry, "body">) {
  const note = answers["note"];
  const quotes = new Set(Object.values(spans).map(({ quote }) => quote));

  return (
    <>
      {typeof note !== "string" || note.trim() === "" ? null : (
        <Kept name="Your note" copy="Copy your note" text={note} />
      )}
      {[...quotes].map((quote) => (
        <Kept key={quote} name="You cited" copy="Copy the words that you cited" text={quote} />
      ))}
    </>
  );
}

function Kept({ name, copy, text }: { name: string; copy: string; text: string }) {
  return (
    <div className="mt-2 flex items-start gap-1 rounded-control bg-surface px-2.5 py-1.5">
      <p className="max-h-40 min-w-0 flex-1 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
        <span className="text-ink-3">{name}: </span>
        <PlainText text={text} />
      </p>
      <CopyButton label={copy} text={text} />
    </div>
  );
}
