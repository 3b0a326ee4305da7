import { PlainText } from "@/components/trajectory-list/plain-text";
import { TimeText } from "@/components/ui/time-text";
import type { ReleaseDetail } from "@/lib/contract/releases";

/** Who approved a release, when, and what they wrote to it. */
export function ApprovalList({ approvals }: Pick<ReleaseDetail, "approvals">) {
  if (approvals.length === 0) return null;

  return (
    <ul className="flex flex-col gap-1">
      {approvals.map(({ person, at, note, isCounted }) => (
        <li key={`${person} ${at}`} className="wrap-anywhere">
          <PlainText text={person} />{" "}
          <span className="text-ink-3">
            <TimeText iso={at} />
          </span>
          {isCounted ? null : <span className="block text-ink-2">May not approve any more, so it does not count.</span>}
          {note ? (
            <span className="block text-ink-2">
              <PlainText text={note} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
