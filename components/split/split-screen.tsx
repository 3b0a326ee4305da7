"use client";
import { PageFrame } from "@/components/shell/page-frame";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { SplitDetail } from "@/lib/contract/splits";
import type { Guard } from "@/lib/leak/audit-pools";
import { AuditPart } from "./audit-part";
import { MovedNote } from "./moved-note";
import { PoolsPart } from "./pools-part";
import { SplitHead } from "./split-head";
import type { SplitPart } from "./split-state";

interface SplitScreenProps {
  split: SplitDetail;
  part: SplitPart;
  guard: Guard | null;
  pin: Guard | null;
  setState: (change: { part?: SplitPart; guard?: Guard | null; pin?: Guard | null }) => void;
}

/** One split: what its pools hold, or what they know of each other. */
export function SplitScreen({ split, part, guard, pin, setState }: SplitScreenProps) {
  useHotkeys({ "split.part": () => setState({ part: part === "pools" ? "audit" : "pools" }) });

  return (
    <PageFrame>
      <SplitHead split={split} part={part} onPart={(next) => setState({ part: next })} />
      <MovedNote split={split} />
      {part === "pools" ? (
        <PoolsPart split={split} />
      ) : (
        <AuditPart
          split={split}
          guard={guard}
          onGuard={(next) => setState({ guard: next })}
          pin={pin}
          onPin={(next) => setState({ pin: next })}
        />
      )}
    </PageFrame>
  );
}
