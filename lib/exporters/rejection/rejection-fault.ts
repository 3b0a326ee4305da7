import { firstFault, membersOf, textFault } from "@/lib/exporters/row/json-shape";
import { maskedFault } from "@/lib/exporters/row/masked-fault";

const SAMPLER_MEMBERS = ["model", "temperature", "top_p", "k", "sample_index"] as const;

/** What is wrong with a row of rejection sampling, in one sentence. */
export function rejectionFault(row: unknown): string | undefined {
  const metadata = membersOf(membersOf(row)?.["metadata"]) ?? {};
  const sampler = membersOf(metadata["sampler"]);

  return firstFault(
    () => maskedFault(row),
    () => textFault("sampling group", metadata["sampling_group"]),
    () => {
      const missing = SAMPLER_MEMBERS.find((name) => sampler === undefined || !(name in sampler));
      return missing === undefined ? undefined : `The row’s sampler says nothing of ${missing}, not even null.`;
    },
    () => ("reward" in metadata ? undefined : "The row’s metadata has no reward."),
    () => (metadata["outcome"] === "success" ? undefined : "The row’s rollout was no success."),
  );
}
