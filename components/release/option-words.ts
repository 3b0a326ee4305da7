import type { ReleaseDetail } from "@/lib/contract/releases";
import { optionWords as wordsOf } from "@/lib/exporters/options/option-words";

/** What was chosen about a preset, as its form calls it; an option that the preset no longer has, as it was written. */
export function optionWords({ preset, options }: ReleaseDetail["recipe"]): readonly string[] {
  return Object.entries(options).map(([name, given]) => {
    const { label, value } = wordsOf(preset, name, given);

    return `${label}: ${value}`;
  });
}
