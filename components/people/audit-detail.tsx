import { InertText } from "@/components/import/inert-text";
import { detailWords } from "./detail-words";

interface AuditDetailProps {
  detail: unknown;
  /** Names of corpora, people, splits, filter versions and queues by public id. */
  names: ReadonlyMap<string, string>;
  /** Facts that the words of what was done tell already. */
  toldBefore: ReadonlySet<string>;
}

/** What an entry says besides, in words; where these leave something out, its record on request. */
export function AuditDetail({ detail, names, toldBefore }: AuditDetailProps) {
  const { parts, isCut } = detailWords(detail, names, toldBefore);
  // An empty cell has no place where rows are folded.
  if (parts.length === 0 && !isCut) return null;

  return (
    <div className="wrap-anywhere medium:min-w-64 medium:py-1.5">
      <ul className="text-ink-2">
        {parts.map(({ name, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts of one entry, which never changes
          <li key={at} className="inline">
            {name === "" ? null : <span className="text-ink-3">{name} </span>}
            <InertText text={value} />
            {at < parts.length - 1 ? ", " : null}
          </li>
        ))}
      </ul>
      {isCut ? (
        <details className="text-caption">
          <summary className="cursor-pointer text-ink-3 hover:text-ink">as it is stored</summary>
          <div className="mt-1 rounded-control bg-raised px-2 py-1.5 font-mono text-mono">
            <InertText text={JSON.stringify(detail, null, 2)} />
          </div>
        </details>
      ) : null}
    </div>
  );
}
