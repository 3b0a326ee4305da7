import { writeFile } from "node:fs/promises";
import { simulateArena } from "@/lib/demo/simulate-arena";

interface Envelope {
  readonly dialogue: { readonly extra_info: Record<string, unknown> & { timestamp: number; step: number } }[] | null;
}

/**
 * One judged envelope with `steps` steps: the steps of simulated sessions laid end to end with rising times, each with a
 * padded thought so that the record reaches about `bytes`.
 */
export async function makeLarge(
  path: string,
  options: { readonly steps: number; readonly bytes: number },
): Promise<void> {
  const lines = [...simulateArena({ seed: 7, trajectories: 200 })];
  const sessions = lines.map(readEnvelope).filter((envelope) => (envelope.dialogue?.length ?? 0) > 2);
  const first = sessions[0];
  if (!first?.dialogue) throw new Error("The simulated arena gave no session.");

  const bare = lines[0]?.length ?? 1;
  const padding = Math.max(0, Math.floor(options.bytes / options.steps) - Math.floor(bare / 6));
  const words = "The listing says what it costs and who sells it, and I keep it in mind for the comparison. ";
  const dialogue: unknown[] = [];
  for (let session = 0; dialogue.length < options.steps; session += 1) {
    for (const step of sessions[session % sessions.length]?.dialogue ?? []) {
      if (dialogue.length >= options.steps) break;
      const position = dialogue.length;
      dialogue.push({
        completion: {
          reasoning_content: "",
          content: "",
          message: {
            think: `Step ${position + 1}. ${words.repeat(Math.ceil(padding / words.length))}`,
            ...calls(step),
          },
        },
        extra_info: {
          ...step.extra_info,
          step: position + 1,
          timestamp: 1_780_000_000_000 + position * 1000,
          proxy_calls: moved(step, position),
        },
      });
    }
  }

  await writeFile(path, `${JSON.stringify({ ...first, dialogue })}\n`);
}

function readEnvelope(line: string): Envelope {
  const value: Envelope = JSON.parse(line);

  return value;
}

function calls(step: object): Record<string, unknown> {
  const message: unknown = Reflect.get(Reflect.get(step, "completion") ?? {}, "message");

  return typeof message === "object" && message !== null && "tool_call" in message
    ? { tool_call: message.tool_call }
    : {};
}

/** The log entries of a step, moved to just before the step's new time. */
function moved(step: { readonly extra_info: Record<string, unknown> }, position: number): unknown {
  const log = step.extra_info["proxy_calls"];
  if (!Array.isArray(log)) return [];

  return log.map((entry: object, index) => ({
    ...entry,
    timestamp: 1_780_000_000_000 + position * 1000 - 500 + index,
  }));
}
