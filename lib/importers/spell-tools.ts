import { spacedJson } from "@/lib/exporters/chat/spaced-json";
import type { Spelling } from "./parse-spelt";
import { speltJson } from "./spell-calls";

/** Each declaration on one line as it stands; undefined where all of them print so by themselves. */
export function spellTools(tools: readonly unknown[], spelling: Spelling): readonly string[] | undefined {
  const texts = tools.map((tool) => speltJson(tool, spelling));

  return texts.some((text) => text !== undefined) ? texts.map((text, at) => text ?? spacedJson(tools[at])) : undefined;
}
