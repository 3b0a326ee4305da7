import { PlainText } from "@/components/trajectory-list/plain-text";
import { classNames } from "@/components/ui/class-names";
import { countOf } from "@/components/ui/format-number";
import type { SharedValue } from "./cluster-links";
import { ReasonChip } from "./reason-chip";
import { REASON_LOOK } from "./reason-look";

interface ValueNodeProps {
  value: SharedValue;
  at: number;
  isTied: boolean;
  onPoint: () => void;
  onCut: ((shared: SharedValue) => void) | undefined;
}

/** What problems share. A press lets it join nothing, after a question; what a person joined is taken back where it is told. */
export function ValueNode({ value: shared, at, isTied, onPoint, onCut }: ValueNodeProps) {
  const { reason, value, members } = shared;
  const joins = `joins ${countOf(members.length, "problem")}`;
  const look = classNames(
    "flex h-11 w-full flex-col justify-center rounded-control border px-3 text-left",
    isTied ? "border-accent bg-accent-soft" : "border-line bg-surface hover:border-edge",
  );
  const words = (
    <>
      <span className="flex min-w-0 items-center gap-1.5">
        <ReasonChip reason={reason} />
        <span className="truncate text-caption text-ink-2">{joins}</span>
      </span>
      <span className="truncate font-mono text-mono">
        <PlainText text={value} />
      </span>
    </>
  );
  const events = { "data-value": at, title: value, onFocus: onPoint, onPointerEnter: onPoint, className: look };
  if (reason === "person")
    return (
      <a href="#decisions" {...events} aria-label={`A person put them together, ${joins}: see the decisions`}>
        {words}
      </a>
    );

  return (
    <button
      type="button"
      aria-disabled={onCut === undefined}
      aria-label={`${REASON_LOOK[reason].name} ${value}, ${joins}${onCut ? ": let it join nothing" : ""}`}
      onClick={() => onCut?.(shared)}
      {...events}
    >
      {words}
    </button>
  );
}
