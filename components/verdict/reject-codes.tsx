import { Chip } from "@/components/ui/chip";
import { REJECT_TEXT, type RejectCode } from "@/lib/domain/verdict";

/** Hard rules that fail, with their sentences on hover. */
export function RejectCodes({ codes }: { codes: readonly RejectCode[] }) {
  if (codes.length === 0) return <span className="text-ink-3">none</span>;

  return (
    <Chip tone="danger" mark="✕" title={codes.map((code) => `${code}: ${REJECT_TEXT[code]}`).join(". ")}>
      {codes.join(" ")}
    </Chip>
  );
}
