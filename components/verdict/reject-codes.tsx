import { Chip } from "@/components/ui/chip";
import { REJECT_TEXT, type RejectCode } from "@/lib/domain/verdict";

/** Hard rules that fail, each with its sentence on hover. */
export function RejectCodes({ codes }: { codes: readonly RejectCode[] }) {
  if (codes.length === 0) return <span className="text-caption text-ink-3">none</span>;

  return (
    <span className="inline-flex gap-1">
      {codes.map((code) => (
        <Chip key={code} tone="danger" mark="✕" title={REJECT_TEXT[code]}>
          {code}
        </Chip>
      ))}
    </span>
  );
}
