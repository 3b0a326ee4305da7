import type { RunHarness } from "@/lib/contract/runs";

/** The harness in full. */
export function harnessWords(harness: RunHarness): string {
  switch (harness.kind) {
    case "named":
      return harness.name;
    case "declared":
      return harness.tools.join(", ");
    case "unknown":
      return "unknown";
  }
}
