import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf } from "@/components/ui/format-number";
import type { RunHarness } from "@/lib/contract/runs";
import { harnessWords } from "./harness-words";

/** The tool set of a run: its name, the tools that a rollout declares, or that nobody knows. */
export function HarnessText({ harness }: { harness: RunHarness }) {
  if (harness.kind === "unknown")
    return (
      <span className="text-ink-3" title="The source names no harness and declares no tools">
        unknown
      </span>
    );

  return (
    <span className="truncate text-ink-2" title={harnessWords(harness)}>
      <PlainText text={harness.kind === "named" ? harness.name : countOf(harness.tools.length, "declared tool")} />
    </span>
  );
}
