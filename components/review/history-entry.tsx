import { classNames } from "@/components/ui/class-names";
import { TimeText } from "@/components/ui/time-text";
import { LABEL_REASON_TEXT } from "@/lib/domain/label";
import type { AtOnce } from "./answers-at-once";
import { eventWords } from "./event-words";
import { QuotedWords } from "./quoted-words";
import { whoDid } from "./who-did";

interface HistoryEntryProps {
  events: AtOnce;
  isUndone: boolean;
}

/** What somebody did at one time, with the reason, the note and the cited words; pale as a whole once it is undone. */
export function HistoryEntry({ events, isUndone }: HistoryEntryProps) {
  const [event] = events;
  const { verb, words } = eventWords(events);
  const reason = events.find((one) => one.reason !== null)?.reason;
  const note = events.find((one) => one.note !== null)?.note;

  return (
    <li className={classNames("flex flex-col gap-1", isUndone && "[&_*]:text-ink-3")}>
      <div className="flex items-baseline justify-between gap-2">
        <p className="min-w-0 wrap-anywhere">
          {whoDid(event)} {verb === "" ? null : `${verb} `}
          {isUndone ? <s>{words}</s> : <span className="font-medium">{words}</span>}
          {event.isBulk ? <span className="text-ink-3"> in bulk</span> : null}
        </p>
        <span className="shrink-0 text-caption text-ink-3">
          <TimeText iso={event.at} />
        </span>
      </div>
      {event.queue === null ? null : (
        <p className="text-caption wrap-anywhere text-ink-3">
          in <span>{event.queue}</span>
        </p>
      )}
      {reason ? <p className="text-table font-medium text-ink-2">{LABEL_REASON_TEXT[reason]}</p> : null}
      {note ? <p className="text-table wrap-anywhere whitespace-pre-wrap text-ink-2">{note}</p> : null}
      {events.map(({ id, span }) =>
        span ? (
          <div key={id} className="text-table">
            <QuotedWords span={span} />
          </div>
        ) : null,
      )}
    </li>
  );
}
