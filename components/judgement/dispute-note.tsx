import { TriangleAlert } from "lucide-react";
import type { JudgeCheck } from "@/lib/contract/judge-audit";

/** Stands first where a proof contradicts the judge. */
export function DisputeNote({ disputed }: Pick<JudgeCheck, "disputed">) {
  if (disputed.length === 0) return null;

  return (
    <p
      role="note"
      className="mb-2.5 flex items-center gap-1.5 rounded-control bg-danger-soft px-2.5 py-1.5 font-medium text-danger"
    >
      <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
      The log disputes {disputed.length === 1 ? "gate" : "gates"} {disputed.join(" and ")}
    </p>
  );
}
