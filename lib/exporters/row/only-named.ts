import type { Step } from "@/lib/domain/step";
import { namedInAnswer } from "@/lib/exporters/chat/parts-text";
import { isObject } from "@/lib/importers/json-value";
import { countNamedParts } from "@/lib/importers/messages/read-content";

/**
 * Of a source record, whatever of it a preset writes: images, files and other parts that no preset can carry: in a row a
 * word in brackets stands for each. Importers keep the message of such a part raw, and mark an answer that is made of parts.
 */
export function partsOnlyNamed(steps: readonly Step[]): number {
  let parts = 0;
  for (const { role, raw, claimed } of steps) {
    if (role !== "other" && isObject(raw)) parts += countNamedParts(raw["content"] ?? raw["value"]);
    for (const { result } of claimed) if (result?.isParts) parts += namedInAnswer(result.value);
  }

  return parts;
}
